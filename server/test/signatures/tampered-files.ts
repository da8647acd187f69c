import { emptyDict, type PdfObject } from '../../src/platform/signatures/pdf/objects.ts'
import {
  array,
  ascii,
  name,
  ref,
  withKeys,
  writeDict,
} from '../../src/platform/signatures/pdf/write-object.ts'
import type { Cast } from './cast.ts'
import { addNote, fillForm, withDss } from './honest-files.ts'
import { makeCms } from './make-cms.ts'
import {
  firstPage,
  makePdf,
  signed,
  signLayout,
  updated,
  withPage,
  withRoot,
  writeDrawing,
} from './make-signed-pdf.ts'
import { type TamperedFile, wrongSigners } from './wrong-signers.ts'

const AT = '2026-11-20T08:00:00Z'

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** Replaces text by text of the same length. */
function swapped(file: Buffer, from: string | RegExp, to: (found: string) => string): Buffer {
  const text = file.toString('latin1')
  const changed = text.replace(from, (found) => to(found).padEnd(found.length).slice(0, found.length))
  if (changed === text) throw new Error(`nothing to replace: ${from}`)
  return Buffer.from(changed, 'latin1')
}

const RANGE = /\/ByteRange \[[^\]]*\]/
const withRange = (file: Buffer, to: (numbers: number[]) => (number | string)[]): Buffer =>
  swapped(file, RANGE, (found) => `/ByteRange [${to((found.match(/\d+/g) ?? []).map(Number)).join(' ')}]`)

const contentsOf = (file: Buffer): string =>
  /\/Contents <([\da-f]+)>/.exec(file.toString('latin1'))?.[1] ?? ''
const withContents = (file: Buffer, hex: string): Buffer =>
  swapped(file, /\/Contents <[\da-f]+>/, (found) => `/Contents <${hex.padEnd(found.length - 12, '0')}>`)

const pageText = (num: number, text: string) => ({
  num,
  gen: 0,
  body: `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
})
const FORGED = 'BT /F1 12 Tf 20 150 Td (suma de plata 900 lei) Tj ET'

/** Changed behind the signature, by every way that an update allows. */
async function editedFiles(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const form = await makePdf({ form: true })
  const once = signed(await makePdf({ pages: 2 }), wishes)
  const packed = signed(await makePdf({ packed: true }), wishes)
  const onForm = signed(form, wishes)
  const certified = (level: 1 | 2 | 3) => signed(form, wishes, { level })
  const changed = (title: string, bytes: Buffer): TamperedFile => ({ name: title, bytes, as: ['changed'] })
  const content = (file: Buffer) =>
    updated(file, (view, next) => [pageText(next, FORGED), withPage(view, { Contents: ref(next) })])
  return [
    changed('text behind the end', Buffer.concat([once, Buffer.from('suma este 900 lei\n')])),
    changed('an object behind the end', Buffer.concat([once, Buffer.from('9 0 obj\n<</A 1>>\nendobj\n')])),
    changed('half an update behind the end', content(once).subarray(0, -20)),
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
    changed(
      'another object that no table leads to',
      (() => {
        const long = updated(once, withDss)
        const at = long.lastIndexOf('xref\n', long.length - 60)
        const hidden = Buffer.from('1 0 obj\n<</Type /Catalog>>\nendobj\n')
        const text = long.toString('latin1', at).replace(/startxref\n\d+/, `startxref\n${at + hidden.length}`)
        return Buffer.concat([long.subarray(0, at), hidden, Buffer.from(text, 'latin1')])
      })(),
    ),
    {
      name: 'an update with two tables',
      bytes: withTwoTables(updated(once, withDss)),
      as: ['changed', 'unreadable'],
    },
    {
      name: 'the signature taken out',
      bytes: updated(once, (view) => [withRoot(view, { AcroForm: emptyDict })]),
      as: ['unsigned'],
    },
    {
      name: 'a later drawing by somebody unknown',
      bytes: signed(once, { by: cast.unknown, at: AT }, { visible: true }),
      as: ['unconfirmed'],
    },
    {
      name: 'an object freed by its table alone',
      bytes: freed(once),
      as: ['changed', 'invalid', 'unreadable'],
    },
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

/** The last update of a file, with a second table that only some readers look at. */
function withTwoTables(file: Buffer): Buffer {
  const text = file.toString('latin1')
  const at = text.lastIndexOf('/Prev ')
  return Buffer.from(`${text.slice(0, at)}/XRefStm 17 ${text.slice(at)}`, 'latin1')
}

/** An update that holds nothing but a table which frees the content of the first page. */
function freed(file: Buffer): Buffer {
  const text = file.toString('latin1')
  const last = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = /trailer\n(<<.*>>)\nstartxref\n\d+\n%%EOF\s*$/.exec(text)?.[1] ?? ''
  const contents = Number(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? 5)
  const table = `xref\n${contents} 1\n0000000000 00001 f \ntrailer\n${trailer.replace(/\/Prev \d+/, `/Prev ${last}`)}\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(table, 'latin1')])
}

/** Games with what the signature says it covers, and with its own bytes. */
async function rangedFiles(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const plain = await makePdf()
  const once = signed(plain, wishes)
  const other = signed(await makePdf({ pages: 3 }), wishes)
  const invalid = (title: string, bytes: Buffer): TamperedFile => ({
    name: title,
    bytes,
    as: ['invalid', 'unreadable'],
  })
  const signedPart = Buffer.concat([once.subarray(0, once.indexOf('/Contents <') + 10)])
  return [
    invalid('a byte flipped in the text', flipped(once, once.indexOf('stream') + 12)),
    invalid('a byte flipped behind the signature', flipped(once, once.lastIndexOf('/Fields'))),
    invalid('a byte flipped in the header', flipped(once, 11)),
    invalid('the signature of another file', withContents(once, contentsOf(other))),
    invalid(
      'a signature over another content',
      withContents(once, makeCms(Buffer.from('altceva'), wishes).toString('hex')),
    ),
    invalid('an empty signature', withContents(once, '')),
    invalid('half a signature', withContents(once, contentsOf(once).slice(0, 400))),
    invalid(
      'a gap that is wider than the signature',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 40, c, d]),
    ),
    invalid(
      'a gap that ends later',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c + 20, d - 20]),
    ),
    invalid(
      'a range that ends too early',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d - 30]),
    ),
    invalid(
      'a range beyond the end',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 500]),
    ),
    invalid(
      'a range that begins later',
      withRange(once, ([, b = 0, c = 0, d = 0]) => [9, b - 9, c, d]),
    ),
    invalid(
      'a range that overlaps',
      withRange(once, ([a = 0, b = 0, , d = 0]) => [a, b, 10, d]),
    ),
    invalid(
      'a negative range',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, -b, c, d]),
    ),
    invalid(
      'a range of two numbers',
      withRange(once, ([a = 0, b = 0]) => [a, b]),
    ),
    invalid(
      'a range of one part',
      withRange(once, ([a = 0, b = 0, c = 0]) => [a, b, c, 0]),
    ),
    invalid(
      'no range',
      swapped(once, '/ByteRange', () => '/ByteRangX'),
    ),
    invalid(
      'no contents',
      swapped(once, '/Contents <', () => '/Contentz <'),
    ),
    invalid(
      'keys twice in the signature',
      swapped(once, '/Filter /Adobe.PPKLite', () => '/Contents <00> /F /A'),
    ),
    invalid('a format that HDoc does not know', signed(plain, wishes, { format: 'adbe.x509.rsa_sha1' })),
    {
      name: 'cut in the middle',
      bytes: once.subarray(0, Math.floor(once.length / 2)),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'cut behind the signature',
      bytes: once.subarray(0, signedPart.length + 16_400),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'cut shortly before the end',
      bytes: once.subarray(0, once.length - 8),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'tables in a circle',
      bytes: swapped(once, /\/Prev \d+(?![\s\S]*\/Prev)/, (found) =>
        `/Prev ${once.lastIndexOf('xref\n', once.length - 40)}`.padEnd(found.length),
      ),
      as: ['unreadable', 'invalid'],
    },
    {
      name: 'saved anew as a whole',
      bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), once.subarray(9)]),
      as: ['invalid', 'unreadable'],
    },
  ]
}

/** Files of which no signature may be called valid. */
export async function tamperedFiles(cast: Cast): Promise<TamperedFile[]> {
  return [...(await editedFiles(cast)), ...(await rangedFiles(cast)), ...(await wrongSigners(cast))]
}
