import type { ending as zh } from '../zh-Hans/ending'

export const ending: Record<keyof typeof zh, string> = {
  'end.settling': 'The last settlement first, then the ranking',
  'end.to-ranking': 'Show the ranking',
  'end.you-win': 'You win!',
  'end.you-share': 'You share the win!',
  'end.place': 'Place {place} of {seats}',
  'end.wins': '{name} wins',
  'end.behind': '{gap} behind {name}',
  'end.ahead': '{gap} ahead of {name}',
  'end.level': 'Level with {name}',
  'end.how': 'How it came about',
  'end.others': 'The others',
  'log.what': 'Show',
  'log.all': 'All',
  'log.mine': 'My deals',
  'log.money': 'Money',
  'log.trades': 'Trades',
  'log.rounds': 'Rounds',
  'log.round': 'Round {round}',
  'log.whole': 'The whole log',
  'past.more': 'Older games',
}
