import { is, nameOf, type PdfDict, PdfError, type PdfObject, textOf } from './objects.ts'
import type { PdfView } from './open-view.ts'

/** A field of the form, or one of the boxes with which it stands on pages. */
export interface Field {
  /** The names on the way to it, with dots. */
  readonly name: string
  readonly type: string | undefined
  readonly dict: PdfDict
  /** The number of its object; undefined for one that stands directly in its list. */
  readonly num: number | undefined
  /** What it holds, its own or inherited. */
  readonly value: PdfObject | undefined
  readonly leaf: boolean
}

const MOST_FIELDS = 20_000
const MOST_DEPTH = 30

/** All fields of the form and their boxes, in their order. */
export function listFields(view: PdfView): Field[] {
  const form = view.dict(view.root.map.get('AcroForm'))
  const fields: Field[] = []
  const seen = new Set<number>()

  function visit(object: PdfObject, above: Partial<Field>, depth: number): void {
    if (fields.length >= MOST_FIELDS || depth > MOST_DEPTH) throw new PdfError('too_large', 'fields')
    const num = is(object, 'ref') ? object.num : undefined
    if (num !== undefined) {
      if (seen.has(num)) return
      seen.add(num)
    }
    const dict = view.get(object)
    // A stream is no field: what it holds would be compared nowhere.
    if (!is(dict, 'dict')) return
    const own = textOf(view.get(dict.map.get('T')))
    const kids = view.items(dict.map.get('Kids'))
    const field: Field = {
      name: [above.name, own].filter((part) => part).join('.'),
      type: nameOf(view.get(dict.map.get('FT'))) ?? above.type,
      dict,
      num,
      value: dict.map.get('V') ?? above.value,
      leaf: kids.length === 0,
    }
    fields.push(field)
    for (const kid of kids) visit(kid, field, depth + 1)
  }

  for (const object of view.items(form?.map.get('Fields'))) visit(object, {}, 0)
  return fields
}
