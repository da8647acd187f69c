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
import { addNote, withDss } from '../honest-files.ts'
import { firstPage, makePdf, signed, updated, withPage, withRoot, writeDrawing } from '../make-signed-pdf.ts'
import { AT, changed, FORGED, groupOf, pageText, type TamperedFile } from './tampered-file.ts'

/** Pages and what lies under them, changed behind the signature. */
export async function editedPages(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const once = signed(await makePdf({ pages: 2 }), wishes)
  const packed = signed(await makePdf({ packed: true }), wishes)
  const content = (file: Buffer) =>
    updated(file, (view, next) => [pageText(next, FORGED), withPage(view, { Contents: ref(next) })])
  return [
    changed('a drawing that is listed as a field', listedAs(wishes, await makePdf(), 'field')),
    changed('a drawing that is listed as a page', listedAs(wishes, await makePdf(), 'page')),
    changed('a font that is listed as a group of pages', fontAsGroup(wishes, await makePdf())),
    changed('another text on a page', content(once)),
    changed('another text on a page, packed', content(packed)),
    changed('another text and then the long-term form', updated(content(once), withDss)),
    changed(
      'the long-term form and another text in one update',
      updated(once, (view, next) => [
        ...withDss(view, next),
        pageText(next + 5, FORGED),
        withPage(view, { Contents: ref(next + 5) }),
      ]),
    ),
    changed('another text, signed by somebody else', signed(content(once), { by: cast.dan, at: AT })),
    changed(
      'another text in the very update of a second signature',
      signed(
        once,
        { by: cast.dan, at: AT },
        {
          besides: (view) => [withRoot(view, { OpenAction: array([ref(firstPage(view).num), name('Fit')]) })],
        },
      ),
    ),
    changed(
      'a page fewer',
      updated(once, (view) => {
        const pages = view.root.map.get('Pages') as { num: number } & PdfObject
        return [
          {
            num: pages.num,
            gen: 0,
            body: writeDict(
              withKeys(view.dict(pages) ?? emptyDict, { Kids: array([ref(firstPage(view).num)]), Count: 1 }),
            ),
          },
        ]
      }),
    ),
    changed(
      'the first page twice',
      updated(once, (view) => {
        const pages = view.root.map.get('Pages') as { num: number } & PdfObject
        const kids = array([ref(firstPage(view).num), ref(firstPage(view).num)])
        return [
          {
            num: pages.num,
            gen: 0,
            body: writeDict(withKeys(view.dict(pages) ?? emptyDict, { Kids: kids })),
          },
        ]
      }),
    ),
    changed(
      'a font replaced (shadow: replace)',
      updated(once, (view, next) => [
        { num: next, gen: 0, body: '<</Type /Font /Subtype /Type1 /BaseFont /Courier>>' },
        withPage(view, { Resources: withKeys(emptyDict, { Font: withKeys(emptyDict, { F1: ref(next) }) }) }),
      ]),
    ),
    changed(
      'a cover taken away (shadow: hide)',
      updated(
        signed(
          updated(await makePdf(), (view, next) => addNote(view, next, { Subtype: name('Square') })),
          wishes,
        ),
        (view) => [withPage(view, { Annots: array([]) })],
      ),
    ),
    changed(
      'another root (shadow: hide and replace)',
      updated(once, (view, next) => [
        { num: next, gen: 0, body: writeDict(withKeys(view.root, { Pages: ref(next + 1) })) },
        { num: next + 1, gen: 0, body: '<</Type /Pages /Kids [] /Count 0>>' },
        withRoot(view, { Pages: ref(next + 1) }),
      ]),
    ),
    changed(
      'an action at opening',
      updated(once, (view) => [
        withRoot(view, { OpenAction: withKeys(emptyDict, { S: name('JavaScript'), JS: ascii('x') }) }),
      ]),
    ),
    {
      name: 'a drawing replaced that the page uses',
      bytes: updated(
        signed(
          updated(await makePdf(), (view, next) => [
            { num: next, gen: 0, body: writeDrawing('0 g') },
            withPage(view, {
              Resources: withKeys(emptyDict, { XObject: withKeys(emptyDict, { X1: ref(next) }) }),
            }),
          ]),
          wishes,
        ),
        (view) => {
          const drawings = view.dict(view.dict(firstPage(view).dict.map.get('Resources'))?.map.get('XObject'))
          const drawing = drawings?.map.get('X1') as { num: number } & PdfObject
          return [{ num: drawing.num, gen: 0, body: writeDrawing('1 g') }]
        },
      ),
      as: ['changed'],
    },
  ]
}

type Wishes = Parameters<typeof signed>[1]

/** A drawing of the page that is something else as well, so that whoever compares it there overlooks what it holds. */
function listedAs(wishes: Wishes, plain: Buffer, as: 'field' | 'page'): Buffer {
  let drawing = 0
  const prepared = updated(plain, (view, next) => {
    drawing = next
    const group = groupOf(view)
    const dict = view.dict(ref(group)) ?? emptyDict
    return [
      { num: next, gen: 0, body: writeDrawing('0 g') },
      withPage(view, { Resources: withKeys(emptyDict, { XObject: withKeys(emptyDict, { X1: ref(next) }) }) }),
      as === 'field'
        ? withRoot(view, { AcroForm: withKeys(emptyDict, { Fields: array([ref(next)]) }) })
        : {
            num: group,
            gen: 0,
            body: writeDict(
              withKeys(dict, { Kids: array([...view.items(dict.map.get('Kids')), ref(next)]), Count: 2 }),
            ),
          },
    ]
  })
  return updated(signed(prepared, wishes), () => [{ num: drawing, gen: 0, body: writeDrawing('1 g') }])
}

function fontAsGroup(wishes: Wishes, plain: Buffer): Buffer {
  let num = 0
  const font = (base: string) => ({
    num,
    gen: 0,
    body: `<</Type /Font /Subtype /Type1 /BaseFont /${base} /Kids []>>`,
  })
  const prepared = updated(plain, (view, next) => {
    num = next
    const group = groupOf(view)
    const dict = view.dict(ref(group)) ?? emptyDict
    const kids = array([...view.items(dict.map.get('Kids')), ref(next)])
    return [
      font('Helvetica'),
      withPage(view, { Resources: withKeys(emptyDict, { Font: withKeys(emptyDict, { F1: ref(next) }) }) }),
      { num: group, gen: 0, body: writeDict(withKeys(dict, { Kids: kids })) },
    ]
  })
  return updated(signed(prepared, wishes), () => [font('Symbol')])
}
