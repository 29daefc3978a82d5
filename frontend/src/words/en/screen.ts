import type { screen as zh } from '../zh-Hans/screen'

export const screen: Record<keyof typeof zh, string> = {
  'kit.new-version': 'A new version is here',
  'kit.reload': 'Reload',
  'kit.offline': 'You are offline. Rooms can be opened and joined once the network is back.',
  'kit.raise-to': 'Raise to {least}',
  'kit.not-now': 'cannot be chosen now',
  'room.watching-hands': 'You are watching: hands are hidden.',
  'room.invite': 'Invite friends',
  'room.invite-scan': 'Scan with a phone to enter the room',
  'room.invite-qr': 'QR code of the link to this room',
  'room.invite-code': 'Room code',
  'room.invite-local':
    'This link works on this computer only. To invite others, open the page at the network address shown at the start.',
  'room.invite-link': 'Link to the room',
  'room.share-by': 'Share…',
  'room.sound': 'Sound',
  'room.volume': 'Volume',
  'room.volume-of': 'Volume {percent}%',
}
