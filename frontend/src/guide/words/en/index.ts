import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'guide.got-it': 'Got it, hide this hint',

  'guide.lobby.sit': 'Sit down first: those who sit play, the others watch.',
  'guide.lobby.fill': '{missing} more needed: fill up with bots, or send your friends the link.',
  'guide.lobby.start': 'Enough players: start when you like. From then on seats are locked.',
  'guide.lobby.wait': 'The host will start. Meanwhile you can read how to play.',
}
