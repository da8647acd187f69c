import type { Change } from '../facts.ts'
import { compareForms } from './compare-forms.ts'
import { comparePages } from './compare-pages.ts'
import { listSigned } from './find-signatures.ts'
import { listFields } from './list-fields.ts'
import { listPages } from './list-pages.ts'
import { is } from './objects.ts'
import type { PdfView } from './open-view.ts'
import { permittedAfter } from './permitted-level.ts'
import { contentComparer, type Known } from './same-content.ts'

/** Keys of the catalogue that are compared by rules of their own. */
const OWN_RULES: ReadonlySet<string> = new Set([
  'Pages',
  'AcroForm',
  'DSS',
  'Metadata',
  'Extensions',
  'Version',
])

type Parts = { fields: ReturnType<typeof listFields>; pages: ReturnType<typeof listPages> }
const partsOf = (view: PdfView): Parts => ({ fields: listFields(view), pages: listPages(view) })

/**
 * Pages and fields are compared by their place and name; their content is compared once, by its own rules. The
 * catalogue is known too: a certification refers to it.
 */
function knownOf(then: PdfView, now: PdfView, [before, after]: readonly [Parts, Parts]): Known {
  const names = (view: PdfView, parts: Parts) => {
    const known = new Map<number, string>()
    const root = view.sections[0]?.trailer.map.get('Root')
    if (is(root, 'ref')) known.set(root.num, 'root')
    for (const [n, { num }] of parts.pages.entries()) if (num !== undefined) known.set(num, `page ${n}`)
    for (const [n, { num, name }] of parts.fields.entries())
      if (num !== undefined && !known.has(num)) known.set(num, `field ${n} ${name}`)
    return known
  }
  const [were, are] = [names(then, before), names(now, after)]
  return { identify: (view, { num }) => (view === 'then' ? were : are).get(num) }
}

/**
 * What differs between the state that somebody signed and the present one, by what a reader shows of both. How
 * the file was changed does not matter.
 */
export function compareViews(then: PdfView, now: PdfView): Change[] {
  const [before, after] = [partsOf(then), partsOf(now)]
  const known = knownOf(then, now, [before, after])
  const strict = contentComparer(then, now, known)
  const permitted = permittedAfter(then, listSigned(then))
  const changes: Change[] = []
  for (const key of strict.differing(then.root.map, now.root.map, OWN_RULES))
    changes.push({ what: 'content', where: key, permitted: false })
  const apart = contentComparer(then, now, known)
  const differs = (key: string) => !apart.same(then.root.map.get(key), now.root.map.get(key))
  if (differs('DSS')) changes.push({ what: 'validation_data', where: '', permitted: true })
  if (differs('Metadata')) changes.push({ what: 'metadata', where: '', permitted: true })
  const form = compareForms({
    then,
    now,
    known,
    before: before.fields,
    after: after.fields,
    strict,
    permitted,
  })
  const pages = comparePages({
    then,
    now,
    known,
    before: before.pages,
    after: after.pages,
    strict,
    permitted,
    added: form.added,
  })
  return [...changes, ...form.changes, ...pages]
}
