import { is, type PdfDict, PdfError, type PdfObject, type PdfRef } from './objects.ts'
import type { PdfView } from './open-view.ts'

/** Objects that are compared by who they are, because their content is compared elsewhere. */
export type Known = {
  /** The same thing in both states; undefined = not such an object. */
  identify(view: 'then' | 'now', ref: PdfRef): string | undefined
}

const MOST_STEPS = 3_000_000
const MOST_DEPTH = 400
const none: ReadonlySet<string> = new Set()

/**
 * Compares objects of two states of a file with everything that they lead to. Each comparer remembers the pairs
 * that it has met: what differs, differs once.
 */
export function contentComparer(then: PdfView, now: PdfView, known: Known) {
  const met = new Set<string>()
  let steps = 0

  function same(a: PdfObject | undefined, b: PdfObject | undefined, depth = 0): boolean {
    if (++steps > MOST_STEPS || depth > MOST_DEPTH) throw new PdfError('too_large', 'comparison')
    if (is(a, 'ref') && is(b, 'ref')) {
      const [one, other] = [known.identify('then', a), known.identify('now', b)]
      if (one !== undefined || other !== undefined) return one === other
      const pair = `${a.num}/${b.num}`
      if (met.has(pair)) return true
      met.add(pair)
    }
    return sameValues(then.get(a), now.get(b), depth)
  }

  function sameValues(a: PdfObject, b: PdfObject, depth: number): boolean {
    if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
    if (is(a, 'name')) return is(b, 'name') && a.value === b.value
    if (is(a, 'text')) return is(b, 'text') && a.bytes.equals(b.bytes)
    if (is(a, 'array'))
      return (
        is(b, 'array') &&
        a.items.length === b.items.length &&
        a.items.every((item, n) => same(item, b.items[n], depth + 1))
      )
    if (is(a, 'dict')) return is(b, 'dict') && sameDicts(a, b, none, depth)
    if (is(a, 'stream'))
      return (
        is(b, 'stream') && a.bytes.equals(b.bytes) && sameDicts(a.dict, b.dict, new Set(['Length']), depth)
      )
    return false
  }

  function sameDicts(a: PdfDict, b: PdfDict, but: ReadonlySet<string>, depth = 0): boolean {
    return differing(a.map, b.map, but, depth).length === 0
  }

  /** The keys whose values differ; one that is missing equals null. */
  function differing(
    a: ReadonlyMap<string, PdfObject>,
    b: ReadonlyMap<string, PdfObject>,
    but: ReadonlySet<string> = none,
    depth = 0,
  ): string[] {
    const keys = new Set([...a.keys(), ...b.keys()])
    return [...keys].filter((key) => !but.has(key) && !same(a.get(key), b.get(key), depth + 1))
  }

  return { same, differing }
}
