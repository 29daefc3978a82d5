import { say } from '../words'
import type { Check } from './checks'

/** What a check is about, in the language spoken. */
export function titleWords(check: Check): string {
  switch (check.is) {
    case 'commitment':
      return say('proof.commitment')
    case 'seen':
    case 'order':
    case 'bound':
    case 'people':
    case 'head':
    case 'unchained':
    case 'head-seen':
      return say(`proof.${check.is}`)
    case 'own':
      return say('proof.own')
    case 'strings':
      return say('proof.strings')
    case 'draw':
      return say(check.draw.what, check.draw.blanks)
    case 'count':
      return say('proof.count', { command: check.command, told: check.told, counted: check.made })
    case 'counts':
      return countsWords(check)
    case 'unreadable':
      return say('proof.unreadable', { command: check.command })
    default:
      return check satisfies never
  }
}

function countsWords({ holds, commands, drawn }: Check & { is: 'counts' }): string {
  return holds ? say('proof.counts', { commands, drawn }) : say('proof.counts-fail')
}
