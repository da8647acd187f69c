import type { Change } from '../facts.ts'
import type { Field } from './list-fields.ts'
import { nameOf, type PdfObject } from './objects.ts'
import type { PdfView } from './open-view.ts'
import type { Permitted } from './permitted-level.ts'
import { contentComparer, type Known } from './same-content.ts'

export type Compared = {
  then: PdfView
  now: PdfView
  known: Known
  strict: ReturnType<typeof contentComparer>
  permitted: Permitted
}

/** What a field shows; filling it in changes these and nothing else. */
const FILLED: ReadonlySet<string> = new Set(['V', 'AP', 'AS', 'M'])
/** What programs put into the form when they add a signature. */
const ADDED_WITH_SIGNATURE = ['DR', 'DA'] as const

const isTimestamp = (view: PdfView, { dict }: Field): boolean =>
  nameOf(view.get(view.dict(dict.map.get('V'))?.map.get('SubFilter'))) === 'ETSI.RFC3161'

/**
 * May draw on a page: a box with an area. Many programs draw a border and a background where no drawing is given. A
 * box that is no rectangle is one that programs read differently.
 */
function drawsOnPage(view: PdfView, { dict }: Field): boolean {
  const box = view.get(dict.map.get('Rect'))
  if (box === null) return view.get(dict.map.get('AP')) !== null
  const sides = view.items(box).map((one) => view.get(one))
  const [left, low, right, high] = sides.filter((one) => typeof one === 'number')
  if (sides.length !== 4 || left === undefined || low === undefined) return true
  if (right === undefined || high === undefined) return true
  return left !== right && low !== high
}

/** The box of a field, or a field whose boxes are its kids. Anything else is a drawing that calls itself a signature. */
function isBoxOfField(view: PdfView, { dict, leaf }: Field): boolean {
  const subtype = view.get(dict.map.get('Subtype'))
  return subtype === null ? !leaf : nameOf(subtype) === 'Widget'
}

/** Compares the forms of two states. `added`: the fields that were signed since. */
export function compareForms({
  then,
  now,
  known,
  strict,
  permitted,
  before,
  after,
}: Compared & { before: readonly Field[]; after: readonly Field[] }): {
  changes: Change[]
  added: ReadonlySet<Field>
} {
  const changes: Change[] = []
  const added = new Set<Field>()
  /** Programs that sign a field may add the page on which it stands. */
  const namesPage = (was: Field, is: Field): boolean => {
    const page = is.dict.map.get('P')
    if (then.get(was.dict.map.get('P')) !== null || page === undefined) return false
    return nameOf(now.get(now.dict(page)?.map.get('Type'))) === 'Page'
  }
  const sign = (field: Field): void => {
    if (!isBoxOfField(now, field)) {
      changes.push({ what: 'content', where: field.name, permitted: false })
      return
    }
    const stamp = isTimestamp(now, field)
    const visible = drawsOnPage(now, field)
    added.add(field)
    changes.push({
      what: stamp ? 'timestamp_added' : 'signature_added',
      where: field.name,
      // A timestamp alone only proves that the file was there (ISO 32000-2, 12.8.2.2).
      permitted: permitted.signatures || (stamp && !visible),
      visible,
    })
  }
  for (const [n, was] of before.entries()) {
    const is = after[n]
    if (is === undefined || is.name !== was.name || is.type !== was.type) {
      changes.push({ what: 'content', where: was.name, permitted: false })
      continue
    }
    const differing = strict
      .differing(was.dict.map, is.dict.map, FILLED)
      .filter((key) => key !== 'P' || !namesPage(was, is))
    if (differing.length > 0) changes.push({ what: 'content', where: was.name, permitted: false })
    const shown = contentComparer(then, now, known)
    if ([...FILLED].every((key) => shown.same(was.dict.map.get(key), is.dict.map.get(key)))) continue
    if (was.type !== 'Sig')
      changes.push({
        what: 'form_filled',
        where: was.name,
        permitted: permitted.forms && differing.length === 0,
      })
    else if (then.get(was.value) === null && now.dict(is.dict.map.get('V'))) sign(is)
    else changes.push({ what: 'content', where: was.name, permitted: false })
  }
  for (const field of after.slice(before.length)) {
    // It would inherit from another one.
    const isOwn = field.leaf && now.get(field.dict.map.get('Parent')) === null
    if (field.type === 'Sig' && now.dict(field.dict.map.get('V')) && isOwn) sign(field)
    else changes.push({ what: 'content', where: field.name, permitted: false })
  }
  changes.push(...compareFormItself({ then, now, strict }, added.size > 0))
  return { changes, added }
}

function compareFormItself(
  { then, now, strict }: Omit<Compared, 'permitted' | 'known'>,
  signed: boolean,
): Change[] {
  const empty: ReadonlyMap<string, PdfObject> = new Map()
  const was = then.dict(then.root.map.get('AcroForm'))?.map ?? empty
  const is = now.dict(now.root.map.get('AcroForm'))?.map ?? empty
  return strict
    .differing(was, is, new Set(['Fields', 'SigFlags', ...ADDED_WITH_SIGNATURE]))
    .concat(
      ADDED_WITH_SIGNATURE.filter((key) =>
        signed ? !grows(key, was, is, { then, now, strict }) : !strict.same(was.get(key), is.get(key)),
      ),
    )
    .map((key) => ({ what: 'content' as const, where: `AcroForm/${key}`, permitted: false }))
}

/** Fonts and colours of the form may come with a signature; those that were there stay what they were. */
function grows(
  key: string,
  was: ReadonlyMap<string, PdfObject>,
  is: ReadonlyMap<string, PdfObject>,
  { then, now, strict }: Omit<Compared, 'permitted' | 'known'>,
): boolean {
  if (!was.has(key)) return true
  const [before, after] = [then.dict(was.get(key)), now.dict(is.get(key))]
  if (!before || !after) return strict.same(was.get(key), is.get(key))
  return [...before.map].every(([part, value]) => {
    const [old, present] = [then.dict(value), now.dict(after.map.get(part))]
    if (!old || !present) return strict.same(value, after.map.get(part))
    return [...old.map].every(([name, one]) => strict.same(one, present.map.get(name)))
  })
}
