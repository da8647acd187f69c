import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'
import { cleanDocument } from './clean-document.ts'

const cast = makeCast()
const order = { without: [], at: Date.UTC(2026, 10, 20) }
const copyOf = async (bytes: Uint8Array, without: readonly number[] = []): Promise<Buffer> => {
  const copy = await cleanDocument(bytes, { ...order, without })
  if (!copy.ok) throw new Error(copy.reason)
  return Buffer.from(copy.bytes)
}

it('leaves out signatures with all they bear, and keeps pages and text', async () => {
  const plain = await makePdf({ pages: 2 })
  const letter = signed(plain, { by: cast.ana, chain: [cast.root], at: '2026-11-20T07:00:00Z' })
  expect(letter.includes('ByteRange')).toBe(true)
  const copy = await copyOf(letter)
  const loose = await PDFDocument.load(copy)
  const objects = loose.context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(objects.filter((text) => /ByteRange|\/Sig\b|adbe\.pkcs7|ETSI/.test(text))).toEqual([])
  expect(await readPdf(copy)).toEqual(await readPdf(plain))
})

it('says nothing of authors, and carries no other files and nothing that runs', async () => {
  const document = await PDFDocument.load(await makePdf())
  document.setAuthor('Ion Secretu')
  document.setTitle('Draft Secretu')
  await document.attach(Buffer.from('Secretu'), 'ascuns.txt')
  document.addJavaScript('salut', 'app.alert("Secretu")')
  const copy = await copyOf(await document.save({ useObjectStreams: false }))
  const loose = await PDFDocument.load(copy)
  expect([loose.getAuthor(), loose.getTitle()]).toEqual([undefined, undefined])
  const objects = loose.context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(objects.filter((text) => /Secretu|EmbeddedFile|JavaScript/.test(text))).toEqual([])
})

it('leaves out pages that are not to be seen, and refuses what is no PDF', async () => {
  expect((await readPdf(await copyOf(await makePdf({ pages: 3 }), [2]))).pages).toBe(2)
  expect(await cleanDocument(Buffer.from('%PDF-1.4 altceva'), order)).toEqual({
    ok: false,
    reason: 'unreadable',
  })
})
