import type { Change } from '../facts.ts'
import type { Compared } from './compare-forms.ts'
import type { Field } from './list-fields.ts'
import type { Page, Values } from './list-pages.ts'
import { is, nameOf, type PdfObject } from './objects.ts'

/** Notes that somebody may write on a page without altering it (ISO 32000-1, 12.5.6.2). */
const NOTES: ReadonlySet<string> = new Set([
  'Text',
  'FreeText',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Ink',
  'Popup',
])
const OWN_RULES: ReadonlySet<string> = new Set(['Parent', 'Annots'])

const none: Values = new Map()

/** Tells whether values of two pages differ. What a group holds for many pages is compared once. */
function valueComparer(same: Compared['strict']['same']): (a: Values, b: Values) => boolean {
  const compared = new Map<PdfObject, PdfObject | undefined>()
  return (a, b) =>
    [...new Set([...a.keys(), ...b.keys()])].some((key) => {
      const [one, other] = [a.get(key), b.get(key)]
      if (OWN_RULES.has(key)) return false
      if (one === undefined || one === null || typeof one !== 'object') return !same(one, other)
      if (compared.has(one) && compared.get(one) === other) return false
      compared.set(one, other)
      return !same(one, other)
    })
}

const numOf = (object: PdfObject): number | undefined => (is(object, 'ref') ? object.num : undefined)

/** Compares the pages of two states, with what lies on them. `added`: the fields that were signed since. */
export function comparePages({
  then,
  now,
  strict,
  permitted,
  before,
  after,
  added,
}: Compared & {
  before: readonly Page[]
  after: readonly Page[]
  added: ReadonlySet<Field>
}): Change[] {
  if (before.length !== after.length) return [{ what: 'page', where: '', permitted: false }]
  const signed = new Set([...added].flatMap(({ num }) => num ?? []))
  const changes: Change[] = []
  const differ = valueComparer(strict.same)
  for (const [n, page] of before.entries()) {
    const present = after[n]?.values ?? none
    const where = String(n + 1)
    if (differ(page.values, present) || differ(page.above, after[n]?.above ?? none))
      changes.push({ what: 'page', where, permitted: false })
    const was = then.items(page.values.get('Annots'))
    const has = now.items(present.get('Annots'))
    // The boxes of fields are compared with the form.
    const kept = was.every((one, place) => strict.same(one, has[place]))
    if (!kept) changes.push({ what: 'page', where, permitted: false })
    for (const one of has.slice(was.length)) {
      const num = numOf(one)
      if (num !== undefined && signed.has(num)) continue
      const note = NOTES.has(nameOf(now.get(now.dict(one)?.map.get('Subtype'))) ?? '')
      changes.push({ what: 'annotation', where, permitted: permitted.annotations && note })
    }
  }
  return changes
}
