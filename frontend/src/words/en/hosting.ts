import type { hosting as zh } from '../zh-Hans/hosting'

export const hosting: Record<keyof typeof zh, string> = {
  'room.unseat': 'Free this chair',
  'room.unseat-about': 'They stay in the room and may sit down again',
  'room.make-host': 'Make {name} the host',
  'room.make-host-short': 'Make host',
  'room.make-host-sure': 'Make {name} the host? Only {name} can give it back to you.',
  'room.you-host': 'You are the host now',
  'room.other-game': 'Choose another game',
  'room.not-seated': 'Not seated yet: {names}. After the start they can only watch.',
  'room.removed': 'Removed',
  'room.forgive': 'Let back in',
  'refusal.no-one-there': 'Nobody else sits there',
  'refusal.not-here': 'That person is not here just now',
  'refusal.not-removed': 'That person was not removed',
  'room.admission': 'Who may come in and sit',
  'room.admission.open': 'Everybody',
  'room.admission.open-about': 'Whoever has the link comes in and takes an empty chair',
  'room.admission.seats': 'Everybody may watch',
  'room.admission.seats-about': 'Only those you let may sit down: under People',
  'room.admission.closed': 'Nobody new',
  'room.admission.closed-about':
    'Whoever is here stays and may come back; only those you let may sit down',
  'room.let-sit': 'Let sit down',
  'room.let-no-more': 'Do not let sit',
  'refusal.room-is-locked': 'The host has locked this room: nobody new comes in',
  'refusal.sitting-is-locked': 'The host says who sits down here; please ask them',
}
