import type { refusals as zh } from '../zh-Hans/refusals'

export const refusals: Record<keyof typeof zh, string> = {
  'refusal.no-auction': 'No card is on sale now',
  'refusal.no-gems-to-take': 'There are no gems to take now',
  'refusal.no-event-now': 'No event card can be played now',
  'refusal.no-sale-now': 'Nothing can be sold now',
  'refusal.other-roll': 'It is already roll {roll}',
  'refusal.take-exactly': 'Take exactly {count}',
  'refusal.pile-too-small': 'The pile has only {most} of that kind',
  'refusal.not-five-counts': 'These are no counts of gems',
  'refusal.no-such-gem': 'There is no such gem',
  'refusal.no-such-victim': 'Nobody can be robbed there',
  'refusal.no-next-market': 'There is no next market',
  'refusal.swap-at-most': 'Swap at most {most}',
  'refusal.swap-as-many': 'Take as many as you put back: {count}',
  'refusal.not-your-gems': 'You have only {most} of that kind',
  'refusal.gem-is-closed': 'That gem cannot be sold this round',
  'refusal.sale-is-closed': 'Your fist is closed; open it first to change it',
  'refusal.sale-is-open': 'Your fist is not closed',
  'refusal.nothing-to-sell': 'You have no gems to sell',
}
