import { emptyDict, type PdfObject } from '../../../src/platform/signatures/pdf/objects.ts'
import { array, ascii, name, ref, withKeys, writeDict } from '../../../src/platform/signatures/pdf/write-object.ts'
import type { Cast } from '../cast.ts'
import { addNote, withDss } from '../honest-files.ts'
import { firstPage, makePdf, signed, updated, withPage, withRoot, writeDrawing } from '../make-signed-pdf.ts'
import { AT, changed, FORGED, pageText, type TamperedFile } from './tampered-file.ts'

/** Pages and what lies under them, changed behind the signature. */
export async function editedPages(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const once = signed(await makePdf({ pages: 2 }), wishes)
  const packed = signed(await makePdf({ packed: true }), wishes)
  const content = (file: Buffer) =>
    updated(file, (view, next) => [pageText(next, FORGED), withPage(view, { Contents: ref(next) })])
  return [
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
