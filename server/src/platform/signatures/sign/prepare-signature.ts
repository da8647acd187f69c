import { listFields } from '../pdf/list-fields.ts'
import { listPages } from '../pdf/list-pages.ts'
import { damaged, emptyDict, is, type PdfDict, type PdfObject } from '../pdf/objects.ts'
import { openView, type PdfView } from '../pdf/open-view.ts'
import { array, ascii, name, ref, text, withKeys, writeDict, writeObject } from '../pdf/write-object.ts'
import { appendUpdate, numberOf, sizeOf, type Written } from './append-update.ts'

/** Room for the signature with its certificates and a timestamp. */
export const CONTENTS_BYTES = 24 * 1024
const RANGE = '/ByteRange [0 ********** ********** **********]'

export type SignatureWords = {
  /** ISO instant. */
  at: string
  /** Who signs, as readers show it. */
  name: string
  reason: string
  location: string
}

/** A PDF with room for a signature between two places; everything but that room is signed. */
export type Prepared = { bytes: Buffer; first: number; second: number }

const dateOf = (at: string): string => `D:${new Date(at).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`

function freeName(view: PdfView): string {
  const taken = new Set(listFields(view).map((field) => field.name))
  for (let n = 1; ; n++) if (!taken.has(`Semnatura${n}`)) return `Semnatura${n}`
}

function signatureBody({ at, name: who, reason, location }: SignatureWords): string {
  const words = withKeys(emptyDict, {
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    M: ascii(dateOf(at)),
    Name: text(who),
    Reason: text(reason),
    Location: text(location),
  })
  return `${writeDict(words).slice(0, -2)} ${RANGE} /Contents <${'0'.repeat(CONTENTS_BYTES * 2)}>>>`
}

/** The form with one more field. It is written anew where it stands: by itself, or in the catalogue. */
function writeForm(view: PdfView, field: PdfObject): Written {
  const held = view.root.map.get('AcroForm')
  const form = view.dict(held) ?? emptyDict
  const changed = withKeys(form, {
    Fields: array([...view.items(form.map.get('Fields')), field]),
    SigFlags: 3,
  })
  if (is(held, 'ref')) return { ...numberOf(view, held), body: writeDict(changed) }
  const root = numberOf(view, view.sections[0]?.trailer.map.get('Root'))
  return { ...root, body: writeDict(withKeys(view.root, { AcroForm: changed })) }
}

function writePage(view: PdfView, field: PdfObject): { page: PdfObject; written: Written } {
  const num = listPages(view)[0]?.num
  if (num === undefined) throw damaged('first page')
  const page = ref(num)
  const dict: PdfDict = view.dict(page) ?? emptyDict
  const annots = array([...view.items(dict.map.get('Annots')), field])
  return { page, written: { ...numberOf(view, page), body: writeDict(withKeys(dict, { Annots: annots })) } }
}

/**
 * Appends a signature without a drawing to a PDF, with room for its bytes. What stood there before stays byte by
 * byte, so earlier signatures hold. Throws `PdfError` for a file that HDoc could not verify afterwards.
 */
export function prepareSignature(file: Buffer, words: SignatureWords): Prepared {
  const view = openView(file)
  const next = sizeOf(view)
  const [signature, field] = [ref(next), ref(next + 1)]
  const { page, written } = writePage(view, field)
  const box = withKeys(emptyDict, {
    Type: name('Annot'),
    Subtype: name('Widget'),
    FT: name('Sig'),
    T: text(freeName(view)),
    F: 132,
    Rect: array([0, 0, 0, 0]),
    P: page,
    V: signature,
  })
  const bytes = appendUpdate(view, [
    { num: next, gen: 0, body: signatureBody(words) },
    { num: next + 1, gen: 0, body: writeObject(box) },
    writeForm(view, field),
    written,
  ])
  const range = bytes.indexOf(RANGE, file.length)
  const first = bytes.indexOf('/Contents <', range) + '/Contents '.length
  const second = first + CONTENTS_BYTES * 2 + 2
  const figures = [first, second, bytes.length - second].map((figure) => String(figure).padEnd(10))
  bytes.write(`/ByteRange [0 ${figures.join(' ')}]`, range, 'latin1')
  return { bytes, first, second }
}

/** The parts of a prepared PDF that are signed. */
export const contentOf = ({ bytes, first, second }: Prepared): [Buffer, Buffer] => [
  bytes.subarray(0, first),
  bytes.subarray(second),
]

/** Puts a signature into the room that was left for it. */
export function fillSignature({ bytes, first, second }: Prepared, contents: Buffer): Buffer {
  if (contents.length * 2 > second - first - 2) throw new Error('the signature is longer than its room')
  const filled = Buffer.from(bytes)
  filled.write(contents.toString('hex'), first + 1, 'latin1')
  return filled
}

/** Writes a prepared PDF as bytes, for the way between two processes. */
export function packPrepared({ bytes, first, second }: Prepared): Buffer {
  const places = Buffer.alloc(8)
  places.writeUInt32BE(first, 0)
  places.writeUInt32BE(second, 4)
  return Buffer.concat([places, bytes])
}

export const unpackPrepared = (packed: Buffer): Prepared => ({
  first: packed.readUInt32BE(0),
  second: packed.readUInt32BE(4),
  bytes: packed.subarray(8),
})
