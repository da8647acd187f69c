import { emptyDict } from '../../../src/platform/signatures/pdf/objects.ts'
import { openView } from '../../../src/platform/signatures/pdf/open-view.ts'
import { ref, withKeys, writeDict } from '../../../src/platform/signatures/pdf/write-object.ts'
import { contentsOf, firstPage, makePdf, updated, withPage } from '../make-signed-pdf.ts'
import { FORGED, groupOf, pageText, type TamperedFile } from './tampered-file.ts'

const written = ({ num, gen, body }: ReturnType<typeof pageText>): string =>
  `${num} ${gen} obj\n${body}\nendobj\n`

/** An object of the same number, which stands last in the file and in no table. */
function behindTables(plain: Buffer): Buffer {
  const long = updated(plain, (_, next) => [pageText(next, 'q Q')])
  const hidden = Buffer.from(written(pageText(contentsOf(openView(plain)), FORGED)))
  const at = long.lastIndexOf('xref\n', long.length - 60)
  const rest = long.toString('latin1', at).replace(/startxref\n\d+/, `startxref\n${at + hidden.length}`)
  return Buffer.concat([long.subarray(0, at), hidden, Buffer.from(rest, 'latin1')])
}

/** The same within the bytes of a stream, whose length is told elsewhere. */
const withinStream = (plain: Buffer): Buffer =>
  updated(plain, (view, next) => {
    const inner = `endstream\nendobj\n${written(pageText(contentsOf(view), FORGED))}${next + 9} 0 obj\n<<>>\nstream\n`
    return [
      { num: next, gen: 0, body: `<</Length ${next + 1} 0 R>>\nstream\n${inner}\nendstream` },
      { num: next + 1, gen: 0, body: String(inner.length) },
    ]
  })

/** Another page of the same number in a stream of objects to which no table leads for it. */
const withinObjects = (plain: Buffer): Buffer =>
  updated(plain, (view, next) => {
    const { num, dict } = firstPage(view)
    const head = `${num} 0 `
    const inner = `${head}${writeDict(withKeys(dict, { Contents: ref(next) }))}`
    const values = `/Type /ObjStm /N 1 /First ${head.length} /Length ${inner.length}`
    return [
      pageText(next, FORGED),
      { num: next + 1, gen: 0, body: `<<${values}>>\nstream\n${inner}\nendstream` },
    ]
  })

/** Null in the place of what the page inherits; a library that takes it for a value loses the fonts. */
const nullOnPage = (plain: Buffer): Buffer =>
  updated(plain, (view) => {
    const resources = firstPage(view).dict.map.get('Resources') ?? emptyDict
    const group = withKeys(view.dict(ref(groupOf(view))) ?? emptyDict, { Resources: resources })
    return [{ num: groupOf(view), gen: 0, body: writeDict(group) }, withPage(view, { Resources: null })]
  })

/**
 * Letters that show „100 lei” to whoever follows the tables of the file, as browsers do, and something else to a library
 * that reads its objects one after the other.
 */
export async function twoFaced(): Promise<TamperedFile[]> {
  const plain = await makePdf()
  const unsigned = (name: string, bytes: Buffer): TamperedFile => ({ name, bytes, as: ['unsigned'] })
  return [
    unsigned('another text behind the tables', behindTables(plain)),
    unsigned('another text within a stream', withinStream(plain)),
    unsigned('another page within a stream of objects', withinObjects(plain)),
    unsigned('fonts of the group, null on the page', nullOnPage(plain)),
  ]
}
