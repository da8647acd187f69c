import { is, nameOf, type PdfDict, PdfError, type PdfObject } from './objects.ts'
import type { PdfView } from './open-view.ts'

export type Values = ReadonlyMap<string, PdfObject>

/** A page with what it inherits. */
export interface Page {
  readonly num: number | undefined
  /** Its own values; those that it may inherit as they count for it. */
  readonly values: Values
  /** What its groups hold of those, whether or not it counts: programs differ on where they look and where they stop. */
  readonly above: Values
}

/** What a page may inherit (ISO 32000-1, 7.7.3.4), and what such a value looks like. */
const INHERITED: Readonly<Record<string, (value: PdfObject) => boolean>> = {
  Resources: (value) => is(value, 'dict'),
  MediaBox: (value) => is(value, 'array'),
  CropBox: (value) => is(value, 'array'),
  Rotate: (value) => typeof value === 'number',
}
const NAMES = Object.keys(INHERITED)
const MOST_PAGES = 20_000
const MOST_DEPTH = 60

/** All pages in their order. */
export function listPages(view: PdfView): Page[] {
  const pages: Page[] = []
  const groups = new Set<number>()

  /** A value as it counts: one that is null or of another kind is none (ISO 32000-1, 7.3.9). */
  const counting = (dict: PdfDict, name: string): PdfObject | undefined => {
    const own = dict.map.get(name)
    return own !== undefined && INHERITED[name]?.(view.get(own)) ? own : undefined
  }
  /** A value as it stands there. False in the place of null, because null equals none when values are compared. */
  const standing = (dict: PdfDict, name: string): PdfObject[] => {
    const own = dict.map.get(name)
    return own === undefined ? [] : [view.get(own) === null ? false : own]
  }

  /** The groups that a page itself names as those above it; most programs look there for what it inherits. */
  function namedAbove(page: PdfDict): PdfDict[] {
    const named = new Set<PdfDict>()
    let at = view.dict(page.map.get('Parent'))
    while (at && !named.has(at) && named.size < MOST_DEPTH) {
      named.add(at)
      at = view.dict(at.map.get('Parent'))
    }
    return [...named]
  }

  function pageOf(num: number | undefined, dict: PdfDict, holders: readonly PdfDict[]): Page {
    const values = new Map([...dict.map].filter(([name]) => !NAMES.includes(name)))
    const above = new Map<string, PdfObject>()
    const named = namedAbove(dict)
    const differ = named.length !== holders.length || named.some((one, n) => one !== holders[n])
    for (const name of NAMES) {
      const nearest = [dict, ...holders].map((one) => counting(one, name)).find((one) => one !== undefined)
      if (nearest !== undefined) values.set(name, nearest)
      if (counting(dict, name) === undefined)
        for (const own of standing(dict, name)) above.set(`own ${name}`, own)
      const keep = (list: readonly PdfDict[], how: string): void => {
        const held = list.flatMap((one) => standing(one, name))
        for (const [n, value] of held.entries()) above.set(`${name} ${how} ${n}`, value)
      }
      keep(holders, 'held')
      if (differ) keep(named, 'named')
    }
    if (differ) above.set('another way up', true)
    return { num, values, above }
  }

  /** `holders`: the groups that list this one, the nearest first. */
  function visit(object: PdfObject | undefined, holders: readonly PdfDict[]): void {
    if (holders.length > MOST_DEPTH || pages.length >= MOST_PAGES) throw new PdfError('too_large', 'pages')
    const dict = view.get(object)
    // A stream is no page: what it holds would be compared nowhere.
    if (!is(dict, 'dict')) return
    const num = is(object, 'ref') ? object.num : undefined
    if (isPage(dict)) {
      pages.push(pageOf(num, dict, holders))
      return
    }
    if (num !== undefined) {
      if (groups.has(num)) throw new PdfError('damaged', 'pages in a circle')
      groups.add(num)
    }
    for (const kid of view.items(dict.map.get('Kids'))) visit(kid, [dict, ...holders])
  }

  const isPage = (dict: PdfDict): boolean =>
    nameOf(view.get(dict.map.get('Type'))) === 'Page' || !dict.map.has('Kids')

  visit(view.root.map.get('Pages'), [])
  return pages
}
