import { emptyDict, type PdfObject } from '../../../src/platform/signatures/pdf/objects.ts'
import {
  array,
  ascii,
  name,
  ref,
  withKeys,
  writeDict,
} from '../../../src/platform/signatures/pdf/write-object.ts'
import type { Cast } from '../cast.ts'
import { addNote, fillForm } from '../honest-files.ts'
import { makePdf, signed, signLayout, updated, withPage, withRoot } from '../make-signed-pdf.ts'
import { AT, changed, type TamperedFile } from './tampered-file.ts'

/** Over the sum of the letter. */
const OVER = { Rect: array([15, 140, 280, 170]) }

/** Notes, forms, and drawings in the name of a signature. */
export async function drawnOver(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const form = await makePdf({ form: true })
  const once = signed(await makePdf({ pages: 2 }), wishes)
  const onForm = signed(form, wishes)
  const certified = (level: 1 | 2 | 3) => signed(form, wishes, { level })
  const asSignature = (keys: Record<string, PdfObject>) =>
    signed(once, { by: cast.self, at: AT }, { box: { ...OVER, ...keys } })
  return [
    changed('a note', updated(once, addNote)),
    changed('a note where only forms are permitted', updated(certified(2), addNote)),
    changed(
      'a drawing where notes are permitted',
      updated(certified(3), (view, next) => addNote(view, next, { Subtype: name('Stamp') })),
    ),
    changed(
      'a form filled in',
      updated(onForm, (view) => fillForm(view, '900')),
    ),
    changed(
      'a form filled in where nothing is permitted',
      updated(certified(1), (view) => fillForm(view, '900')),
    ),
    changed(
      'a locked form filled in',
      updated(signed(form, wishes, { level: 2, locks: true }), (view) => fillForm(view, '900')),
    ),
    changed('a signature where nothing is permitted', signed(certified(1), { by: cast.dan, at: AT })),
    changed(
      'appearances of the form asked for anew',
      updated(onForm, (view) => [
        withRoot(view, {
          AcroForm: withKeys(view.dict(view.root.map.get('AcroForm')) ?? emptyDict, {
            NeedAppearances: true,
          }),
        }),
      ]),
    ),
    changed(
      'a drawing in the name of a signature that is none',
      signLayout(once, { visible: true, field: 'Fals' }, () => Buffer.from('3000', 'hex')),
    ),
    changed(
      'a field of the form moved',
      updated(onForm, (view) => {
        const fields = view.items(view.dict(view.root.map.get('AcroForm'))?.map.get('Fields'))
        const field = fields[0] as { num: number } & PdfObject
        return [
          {
            num: field.num,
            gen: 0,
            body: writeDict(withKeys(view.dict(field) ?? emptyDict, { Rect: array([0, 0, 300, 200]) })),
          },
        ]
      }),
    ),
    {
      name: 'a later drawing by somebody unknown',
      bytes: signed(once, { by: cast.unknown, at: AT }, { visible: true }),
      as: ['unconfirmed'],
    },
    changed(
      'a white square that calls itself a signature',
      asSignature({ Subtype: name('Square'), IC: array([1, 1, 1]) }),
    ),
    changed(
      'another sum that calls itself a signature',
      asSignature({
        Subtype: name('FreeText'),
        Contents: ascii('suma de plata 900 lei'),
        DA: ascii('/Helv 12 Tf 0 g'),
      }),
    ),
    changed('a signature of no kind of note', asSignature({ Subtype: null })),
    {
      name: 'a white box of somebody unknown, with nothing drawn',
      bytes: asSignature({ MK: withKeys(emptyDict, { BG: array([1, 1, 1]) }) }),
      as: ['unconfirmed'],
    },
    {
      name: 'a box that is no rectangle',
      bytes: asSignature({ Rect: array([15, 140, 280]) }),
      as: ['unconfirmed'],
    },
    changed('a field that takes its value from elsewhere', valueFromElsewhere(wishes, form)),
    changed('a condition of layers that is listed as a field', layersAsField(wishes, await makePdf())),
  ]
}

/** The field names another one above it than the one that lists it; programs take its value from there. */
function valueFromElsewhere(wishes: Parameters<typeof signed>[1], form: Buffer): Buffer {
  let elsewhere = 0
  const value = (num: number, sum: string) => ({ num, gen: 0, body: `<</FT /Tx /V (${sum})>>` })
  const prepared = updated(form, (view, next) => {
    elsewhere = next
    const fields = view.items(view.dict(view.root.map.get('AcroForm'))?.map.get('Fields'))
    const field = fields[0] as { num: number } & PdfObject
    const dict = withKeys(view.dict(field) ?? emptyDict, { V: null, Parent: ref(next) })
    return [value(next, '100'), { num: field.num, gen: 0, body: writeDict(dict) }]
  })
  return updated(signed(prepared, wishes), () => [value(elsewhere, '900')])
}

/** Whether a layer is shown says the key under which a field names its page. */
function layersAsField(wishes: Parameters<typeof signed>[1], plain: Buffer): Buffer {
  let num = 0
  const condition = (policy: string) => ({
    num,
    gen: 0,
    body: `<</Type /OCMD /OCGs ${num + 1} 0 R /P /${policy}>>`,
  })
  const prepared = updated(plain, (view, next) => {
    num = next
    const layers = withKeys(emptyDict, { Properties: withKeys(emptyDict, { L1: ref(next) }) })
    return [
      condition('AllOff'),
      { num: next + 1, gen: 0, body: '<</Type /OCG /Name (suma)>>' },
      withPage(view, { Resources: layers }),
      withRoot(view, { AcroForm: withKeys(emptyDict, { Fields: array([ref(next)]) }) }),
    ]
  })
  return updated(signed(prepared, wishes), () => [condition('AllOn')])
}
