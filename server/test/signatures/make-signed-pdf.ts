import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { emptyDict, type PdfDict, type PdfObject } from '../../src/platform/signatures/pdf/objects.ts'
import { openView, type PdfView } from '../../src/platform/signatures/pdf/open-view.ts'
import {
  array,
  ascii,
  name,
  ref,
  withKeys,
  writeDict,
  writeObject,
} from '../../src/platform/signatures/pdf/write-object.ts'
import { appendUpdate, sizeOf, type Written } from '../../src/platform/signatures/sign/append-update.ts'
import { type CmsWishes, makeCms } from './make-cms.ts'

/** A letter of some pages. `packed`: its objects lie in streams, as most programs write them today. */
export async function makePdf({
  packed = false,
  pages = 1,
  form = false,
  draw,
}: {
  packed?: boolean
  pages?: number
  form?: boolean
  draw?: (page: PDFPage) => void
} = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let n = 1; n <= pages; n++) {
    const page = document.addPage([300, 200])
    page.drawText(`Pagina ${n}: suma de plata 100 lei`, { x: 20, y: 150, size: 12, font })
    draw?.(page)
  }
  if (form) {
    const field = document.getForm().createTextField('suma')
    field.setText('100')
    field.addToPage(document.getPage(0), { x: 20, y: 80, width: 100, height: 20 })
  }
  return Buffer.from(await document.save({ useObjectStreams: packed }))
}

export type Layout = {
  field?: string
  format?: string
  /** Adds a certification of this level. */
  level?: 1 | 2 | 3
  /** Locks the fields of the form. */
  locks?: boolean
  visible?: boolean
  /** ISO instant of the signer's own clock. */
  at?: string
  /** Further values of the field's box, or others in their place. */
  box?: Record<string, PdfObject>
  /** Objects that the same update changes besides. */
  besides?: (view: PdfView) => Written[]
}

const ROOM = 8192
const RANGE = '/ByteRange [0 ********** ********** **********]'

const transform = (method: string, parameters: Record<string, PdfObject>): PdfObject =>
  withKeys(emptyDict, {
    Type: name('SigRef'),
    TransformMethod: name(method),
    TransformParams: withKeys(emptyDict, { Type: name('TransformParams'), V: name('1.2'), ...parameters }),
  })

function rootOf(view: PdfView): { num: number } {
  const root = view.sections[0]?.trailer.map.get('Root')
  return root as { num: number } & PdfDict
}

/** The first page, with its own number. */
export function firstPage(view: PdfView): { num: number; dict: PdfDict } {
  const pages = view.dict(view.root.map.get('Pages'))
  const kid = view.items(pages?.map.get('Kids'))[0] as { num: number } & PdfObject
  return { num: kid.num, dict: view.dict(kid) ?? emptyDict }
}

/** The number of the stream in which the first page is written. */
export function contentsOf(view: PdfView): number {
  const held = firstPage(view).dict.map.get('Contents')
  const [first = held] = view.items(held)
  return (first as { num: number } & PdfObject).num
}

/** Lays out a signature of tests; `sign` gets the signed bytes and gives the CMS structure. */
export function signLayout(file: Buffer, layout: Layout, sign: (content: Buffer) => Buffer): Buffer {
  const view = openView(file)
  const next = sizeOf(view)
  const references = [
    ...(layout.level ? [transform('DocMDP', { P: layout.level })] : []),
    ...(layout.locks ? [transform('FieldMDP', { Action: name('All') })] : []),
  ]
  const stamp = (layout.at ?? '2026-11-20T08:00:00Z').replace(/[-:TZ]/g, '')
  const signature = withKeys(emptyDict, {
    Type: name(layout.format === 'ETSI.RFC3161' ? 'DocTimeStamp' : 'Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name(layout.format ?? 'ETSI.CAdES.detached'),
    M: ascii(`D:${stamp}Z`),
    ...(references.length > 0 ? { Reference: array(references) } : {}),
  })
  const box = withKeys(emptyDict, {
    Type: name('Annot'),
    Subtype: name('Widget'),
    FT: name('Sig'),
    T: ascii(layout.field ?? `S${next}`),
    F: 132,
    Rect: array(layout.visible ? [20, 20, 120, 60] : [0, 0, 0, 0]),
    V: ref(next),
    ...(layout.visible ? { AP: withKeys(emptyDict, { N: ref(next + 2) }) } : {}),
    ...layout.box,
  })
  const form = view.dict(view.root.map.get('AcroForm')) ?? emptyDict
  const page = firstPage(view)
  const changed: Written[] = [
    {
      num: next,
      gen: 0,
      body: `${writeDict(signature).slice(0, -2)} ${RANGE} /Contents <${'0'.repeat(ROOM * 2)}>>>`,
    },
    { num: next + 1, gen: 0, body: writeObject(box) },
    ...(layout.visible
      ? [{ num: next + 2, gen: 0, body: writeDrawing('0.2 0.3 0.6 rg 0 0 100 40 re f') }]
      : []),
    {
      num: rootOf(view).num,
      gen: 0,
      body: writeDict(
        withKeys(view.root, {
          AcroForm: withKeys(form, {
            Fields: array([...view.items(form.map.get('Fields')), ref(next + 1)]),
            SigFlags: 3,
          }),
          ...(layout.level ? { Perms: withKeys(emptyDict, { DocMDP: ref(next) }) } : {}),
        }),
      ),
    },
    {
      num: page.num,
      gen: 0,
      body: writeDict(
        withKeys(page.dict, { Annots: array([...view.items(page.dict.map.get('Annots')), ref(next + 1)]) }),
      ),
    },
    ...(layout.besides?.(view) ?? []),
  ]
  return fillIn(appendUpdate(view, changed), file.length, sign)
}

function fillIn(bytes: Buffer, from: number, sign: (content: Buffer) => Buffer): Buffer {
  const range = bytes.indexOf(RANGE, from)
  const first = bytes.indexOf('/Contents <', range) + '/Contents '.length
  const second = first + ROOM * 2 + 2
  const figures = [first, second, bytes.length - second].map((figure) => String(figure).padEnd(10))
  bytes.write(`/ByteRange [0 ${figures.join(' ')}]`, range, 'latin1')
  const contents = sign(Buffer.concat([bytes.subarray(0, first), bytes.subarray(second)]))
  bytes.write(contents.toString('hex'), first + 1, 'latin1')
  return bytes
}

export const writeDrawing = (operators: string): string =>
  `${writeDict(
    withKeys(emptyDict, {
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: array([0, 0, 100, 40]),
      Length: operators.length,
    }),
  )}\nstream\n${operators}\nendstream`

/** Signs a PDF as the wishes say. */
export const signed = (file: Buffer, wishes: CmsWishes, layout: Layout = {}): Buffer =>
  signLayout(file, layout, (content) => makeCms(content, wishes))

/** Changes a PDF behind its signatures, by an incremental update. */
export function updated(file: Buffer, change: (view: PdfView, next: number) => Written[]): Buffer {
  const view = openView(file)
  return appendUpdate(view, change(view, sizeOf(view)))
}

export const withRoot = (view: PdfView, keys: Record<string, PdfObject>): Written => ({
  num: rootOf(view).num,
  gen: 0,
  body: writeDict(withKeys(view.root, keys)),
})

export function withPage(view: PdfView, keys: Record<string, PdfObject>): Written {
  const { num, dict } = firstPage(view)
  return { num, gen: 0, body: writeDict(withKeys(dict, keys)) }
}
