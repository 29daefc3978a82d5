import type { CSSOptions, Plugin } from 'vite'

/** The oldest engines the page is made for: README and index.html name the same. */
export const OLDEST = ['chrome108', 'edge108', 'firefox115', 'safari15.4', 'ios15.4']

const MIX = 'color-mix('
const KNOWS_MIX = '(color: color-mix(in srgb, red, blue))'

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>
type Sheet = Extract<NonNullable<PostCss['plugins']>[number], { postcssPlugin: string }>

/**
 * A sheet for engines without `color-mix()` (Chromium before 111, Safari before 16.2): there the
 * mix is the one of the two colours that has more of it. Where a value has a variable in it, what is
 * unknown would else end as no colour at all.
 */
export const plainColours: Sheet = {
  postcssPlugin: 'plain-colours',
  RuleExit(rule, { AtRule }) {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === KNOWS_MIX) return
    const mixed = rule.nodes.filter(node => node.type === 'decl').filter(isMixed)
    if (mixed.length === 0) return
    const supports = new AtRule({ name: 'supports', params: KNOWS_MIX })
    supports.append(rule.clone({ nodes: mixed.map(one => one.clone()) }))
    for (const one of mixed) one.value = unmixed(one.value)
    rule.after(supports)
  },
}

function isMixed({ value }: { value: string }): boolean {
  return value.includes(MIX)
}

const KNOWS_CONTAINERS = '(width: 1cqw)'
const OF_CONTAINER = /(?<=\d)cq([whi])\b/g

const NARROW = /^(?:[\w-]+ )?(\(max-width: [^)]+\))$/

/**
 * A sheet for engines without container queries (Safari before 16): what is for a narrow place is
 * for a narrow window there. What is for a wide one they do without. Lengths of a place are such of
 * the window: one that is unknown in a variable would end as no length at all.
 */
export const plainContainers: Sheet = {
  postcssPlugin: 'plain-containers',
  RuleExit(rule, { AtRule }) {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'params' in parent && parent.params.includes(KNOWS_CONTAINERS))
      return
    const measured = rule.nodes
      .filter(node => node.type === 'decl')
      .filter(({ value }) => value.search(OF_CONTAINER) >= 0)
    if (measured.length === 0) return
    const supports = new AtRule({ name: 'supports', params: `not ${KNOWS_CONTAINERS}` })
    supports.append(
      rule.clone({ nodes: measured.map(one => one.clone({ value: ofWindow(one.value) })) }),
    )
    rule.after(supports)
  },
  AtRuleExit: {
    container(rule, { AtRule }) {
      const [, params] = NARROW.exec(rule.params) ?? []
      if (params === undefined || rule.nodes === undefined) return
      const media = new AtRule({ name: 'media', params })
      media.append(rule.nodes.map(node => node.clone()))
      const supports = new AtRule({ name: 'supports', params: `not ${KNOWS_CONTAINERS}` })
      supports.append(media)
      rule.before(supports)
    },
  },
}

/** A value in which lengths of a container are lengths of the window. */
export function ofWindow(value: string): string {
  return value.replace(OF_CONTAINER, (_, side: string) => (side === 'h' ? 'vh' : 'vw'))
}

/** A value in which every mix is one of its colours. */
export function unmixed(value: string): string {
  const start = value.lastIndexOf(MIX)
  if (start < 0) return value
  const end = closing(value, start + MIX.length)
  const [, one = '', other = ''] = parts(value.slice(start + MIX.length, end))
  const share = Number(/ ([\d.]+)%$/.exec(one)?.[1] ?? 50)
  const more = share >= 50 ? one : other
  return unmixed(value.slice(0, start) + more.replace(/ [\d.]+%$/, '') + value.slice(end + 1))
}

function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
    if (depth === 0) return at
  }
  throw new Error(`no end of ${text}`)
}

/** By its commas, but for those in parentheses. */
function parts(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map(part => part.trim().replace(/\s+/g, ' '))
}

const SHEETS = /\s*<link rel="stylesheet" crossorigin[^>]*>/g

/** The page's own sheets after what stands until they are there: nobody waits for them to read it. */
export const sheetsLast: Plugin = {
  name: 'sheets-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(SHEETS) ?? []
      return html.replace(SHEETS, '').replace('</main>', `</main>${sheets.join('')}`)
    },
  },
}
