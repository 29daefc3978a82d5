import type { May } from '../protocol/gem_trader'
import { choices } from '../table/options'
import { say } from '../words'
import { PILE_SHOWN } from './facts'
import { GEMS, type Gems, gemKey } from './pieces'

export const NONE: Gems = [0, 0, 0, 0, 0]

export function total(gems: Gems): number {
  return gems.reduce((sum, count) => sum + count, 0)
}

export function added(gems: Gems, gem: number, by: number): Gems {
  return gems.map((count, kind) => (kind === gem ? count + by : count))
}

/** What so many gems bring at these prices. */
export function worth(gems: Gems, prices: Gems): number {
  return gems.reduce((sum, count, gem) => sum + count * (prices[gem] ?? 0), 0)
}

/** The kinds of which there is at least one. */
export function kinds(gems: Gems): number[] {
  return GEMS.filter(gem => (gems[gem] ?? 0) > 0)
}

/** How many lie in the pile, as far as it is shown: "3+" stands for three or more. */
export function pileWords(count: number): string {
  return count >= PILE_SHOWN ? `${PILE_SHOWN}+` : String(count)
}

/** Every handful a field allows. */
export function handfuls(may: May | undefined, field: string): Gems[] {
  return choices(may, field).filter(choice => Array.isArray(choice))
}

/** Whether some allowed handful has one more of this kind than was chosen so far. */
export function canAdd(allowed: readonly Gems[], chosen: Gems, gem: number): boolean {
  const wanted = added(chosen, gem, 1)
  return allowed.some(handful => handful.every((count, kind) => (wanted[kind] ?? 0) <= count))
}

export function isAmong(allowed: readonly Gems[], chosen: Gems): boolean {
  return allowed.some(handful => handful.every((count, kind) => count === chosen[kind]))
}

/** "2 × Ruby, 1 × Emerald"; the word for none where there are none. */
export function gemWords(gems: Gems): string {
  const parts = kinds(gems).map(gem =>
    say('gem_trader.so-many', { count: gems[gem] ?? 0, gem: say(gemKey(gem)) }),
  )
  return parts.length > 0 ? parts.join(say('kit.comma')) : say('gem_trader.no-gems')
}
