import { is, nameOf, type PdfDict, PdfError, type PdfObject } from './objects.ts'
import type { PdfView } from './open-view.ts'

/** A page with what it inherits. */
export interface Page {
  readonly num: number | undefined
  readonly values: ReadonlyMap<string, PdfObject>
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const MOST_PAGES = 20_000
const MOST_DEPTH = 60

/** All pages in their order, and the numbers of the objects that group them. */
export function listPages(view: PdfView): { pages: Page[]; groups: ReadonlySet<number> } {
  const pages: Page[] = []
  const groups = new Set<number>()

  function visit(object: PdfObject | undefined, above: ReadonlyMap<string, PdfObject>, depth: number): void {
    if (depth > MOST_DEPTH || pages.length >= MOST_PAGES) throw new PdfError('too_large', 'pages')
    const dict = view.dict(object)
    if (!dict) return
    const num = is(object, 'ref') ? object.num : undefined
    const inherited = new Map(above)
    for (const name of INHERITED) {
      const own = dict.map.get(name)
      if (own !== undefined) inherited.set(name, own)
    }
    if (isPage(dict)) {
      pages.push({ num, values: new Map([...inherited, ...dict.map]) })
      return
    }
    if (num !== undefined) {
      if (groups.has(num)) throw new PdfError('damaged', 'pages in a circle')
      groups.add(num)
    }
    for (const kid of view.items(dict.map.get('Kids'))) visit(kid, inherited, depth + 1)
  }

  const isPage = (dict: PdfDict): boolean =>
    nameOf(view.get(dict.map.get('Type'))) === 'Page' || !dict.map.has('Kids')

  visit(view.root.map.get('Pages'), new Map(), 0)
  return { pages, groups }
}
