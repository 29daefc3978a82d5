import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'privacy.intro':
    'Gavel keeps what it needs to play, and nothing else. No advertising, no tracking, no cookies, and nothing is passed on. Whoever runs this server is responsible for it and can read what it stores; if you have a question, ask them, or whoever invited you.',
  'privacy.kept': 'What is kept, why, and for how long',
  'privacy.name': 'Your name',
  'privacy.name-why':
    'So that the others in a room know who you are. Names you had before are in the room’s record too.',
  'privacy.name-long':
    'As long as the room is in use. It expires when nobody has opened it for 30 days; its record is deleted within 60 more days.',
  'privacy.id': 'A random number and a token',
  'privacy.id-why':
    'So that you are still you after a reload, and get your seat back. The number says nothing about you.',
  'privacy.id-long': 'The token lasts 30 days and is stored in your browser only.',
  'privacy.games': 'Games you play',
  'privacy.games-why':
    'Every move, replays, your list of games, and which rooms you have been in. Anyone with the link can watch a replay; it shows the name you had.',
  'privacy.games-long': 'Two years.',
  'privacy.chat': 'What you say',
  'privacy.chat-why': 'For everybody in the room, also those who come later.',
  'privacy.chat-long': 'Text 30 days, voice 7 days.',
  'privacy.mail': 'Your e-mail address, if you sign in with it',
  'privacy.mail-why':
    'To send you a code, and to know you on another device. The address itself is not stored, only a fingerprint that recognises it but does not show it.',
  'privacy.mail-long': 'A code lasts 10 minutes, an account two years after the last sign-in.',
  'privacy.network': 'Your network address',
  'privacy.network-why':
    'To stop floods of requests and mails. Only counts are stored, under a seal that does not show the address.',
  'privacy.network-long': 'One hour at most.',
  'privacy.browser': 'What is in your browser',
  'privacy.browser-why':
    'Name, token, language, looks, your last room, and the proof you saw of fair chance. No other site gets it.',
  'privacy.browser-long': 'Until you clear your browser’s data.',
  'privacy.cloud':
    'If this server runs at Amazon Web Services, Amazon stores the data for whoever runs it. What is deleted stays in automatic backups for up to 35 days.',
  'privacy.yours': 'What you can do',
  'privacy.yours-how':
    'On the page “My games” you can download everything that is known about you as one file, and you can have it deleted, as a guest or with an account. If this browser no longer knows you, ask whoever runs the server.',
  'privacy.to-me': 'Go to “My games”',
  'privacy.your-data': 'Your data',
  'privacy.your-data-about': 'Everything this server knows about you, as one file.',
  'privacy.export': 'Download my data',
  'privacy.erase': 'Delete my data',
  'privacy.goes': 'What goes',
  'privacy.goes-what':
    'Your sign-ins, your account and this list; what you said in chat, in writing and by voice; your name in rooms, records and replays, where a bot’s name takes its place. In a running game a bot takes over your seat at once.',
  'privacy.stays': 'What stays',
  'privacy.stays-what':
    'The games themselves, every move, but not whose it was; what others have written, downloaded or seen; automatic backups, for up to 35 days; your random number, without a name, until the room expires.',
  'privacy.go-on': 'Continue',
  'privacy.sure': 'Really delete all data of {name}? This cannot be undone.',
  'privacy.erase-sure': 'Delete for good',
  'privacy.erased': 'Your data is deleted',
}
