import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveFile } from '../receive/receive-file.ts'
import { createDiskFileStore } from '../store/disk-file-store.ts'
import { type Candidate, type FileStore, HEAD_BYTES } from '../store/file-store.ts'
import { sniffFile } from './sniff-file.ts'

function candidate(content: Buffer): Candidate {
  return {
    sha256: '0'.repeat(64),
    size: content.length,
    head: content.subarray(0, HEAD_BYTES),
    read: async ({ start, end }) => content.subarray(start, end + 1),
  }
}

const hex = (text: string, rest = 64) =>
  Buffer.concat([Buffer.from(text.replace(/ /g, ''), 'hex'), Buffer.alloc(rest)])
const text = (content: string) => Buffer.from(content)

/** A zip of stored (uncompressed) entries; `unpacked` lies about the size of the last one. */
function zip(entries: Record<string, string>, unpacked?: number): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(unpacked ?? content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, text(name), text(content))
    central.push(entry, text(name))
    offset += 30 + name.length + content.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** An old office file: header, allocation table (sector 0), directory in sectors 2 and then 1. */
function ole(stream: string): Buffer {
  const sectors = Array.from({ length: 4 }, () => Buffer.alloc(512))
  const [header, table, second, first] = sectors as [Buffer, Buffer, Buffer, Buffer]
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(2, 48)
  header.writeUInt32LE(0, 76)
  table.writeUInt32LE(0xfffffffe, 4)
  table.writeUInt32LE(1, 8)
  const name = (sector: Buffer, at: number, text: string) => {
    sector.write(text, at, 'utf16le')
    sector.writeUInt16LE(text.length * 2 + 2, at + 64)
  }
  name(first, 0, 'Root Entry')
  name(second, 128, stream)
  return Buffer.concat(sectors)
}

const ooxml = (part: string, more = {}) => zip({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more })
const odf = (mime: string) => zip({ mimetype: mime, 'content.xml': '<x/>' })
const PDF = text('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')
const PNG = hex('89504e470d0a1a0a 0000000d49484452 00000001000000010802000000 907753de 00000000 49444154')
const JPEG = hex('ffd8ffe000104a46494600010100000100010000')
const SIGNED = hex('30820100 06092a864886f70d010702 a0820001')
const MAIL = text('From: Ion <ion@example.ro>\r\nSubject: Cerere\r\n continuat\r\n\r\nBună ziua\r\n')

describe('accepted content', () => {
  it.each([
    ['scan.pdf', PDF, 'application/pdf', 'pdf'],
    ['SCAN.PDF', PDF, 'application/pdf', 'pdf'],
    ['poza.jpg', JPEG, 'image/jpeg', 'image'],
    ['poza.jpeg', JPEG, 'image/jpeg', 'image'],
    ['poza.png', PNG, 'image/png', 'image'],
    ['poza.webp', hex('52494646 24000000 57454250 56503820'), 'image/webp', 'image'],
    ['scan.pdf', Buffer.concat([text('\ufeff\r\n'), PDF]), 'application/pdf', 'pdf'],
    ['scan.tif', hex('49492a00 38ff6600', 9000), 'image/tiff', 'image'],
    [
      'profil.png',
      Buffer.concat([PNG.subarray(0, 33), hex('0000f000 69434350', 9000)]),
      'image/png',
      'image',
    ],
    ['poza.tif', hex('49492a00 08000000'), 'image/tiff', 'image'],
    ['poza.heic', hex('00000018 66747970 68656963 00000000 6d696631 68656963'), 'image/heic', 'image'],
    ['adresa.rtf', text('{\\rtf1\\ansi Adresa}'), 'application/rtf', 'office'],
    ['adresa.doc', ole('WordDocument'), 'application/msword', 'office'],
    ['tabel.xls', ole('Workbook'), 'application/vnd.ms-excel', 'office'],
    [
      'adresa.odt',
      odf('application/vnd.oasis.opendocument.text'),
      'application/vnd.oasis.opendocument.text',
      'office',
    ],
    [
      'tabel.ods',
      odf('application/vnd.oasis.opendocument.spreadsheet'),
      'application/vnd.oasis.opendocument.spreadsheet',
      'office',
    ],
    ['note.txt', text('Ședință ordinară'), 'text/plain', 'text'],
    ['note.txt', Buffer.from([0xba, 0x65, 0x64, 0x69, 0x6e, 0xfe, 0xe3]), 'text/plain', 'text'],
    ['tabel.csv', text('\ufeffnume;cui\nPrimăria;9901001006\n'), 'text/csv', 'text'],
    ['mesaj.eml', MAIL, 'message/rfc822', 'mail'],
    ['act.pdf.p7s', SIGNED, 'application/pkcs7-signature', 'signature'],
    [
      'act.pdf.p7m',
      text(`-----BEGIN PKCS7-----\n${SIGNED.toString('base64')}\n`),
      'application/pkcs7-mime',
      'signature',
    ],
    ['act.p7m', text(SIGNED.toString('base64')), 'application/pkcs7-mime', 'signature'],
  ])('%s', async (name, content, mime, kind) => {
    expect(await sniffFile(candidate(content), name)).toMatchObject({ ok: true, mime, kind })
  })

  it.each([
    ['docx', 'word/document.xml'],
    ['xlsx', 'xl/workbook.xml'],
    ['pptx', 'ppt/presentation.xml'],
  ])('an office document: %s', async (extension, part) => {
    expect(await sniffFile(candidate(ooxml(part)), `a.${extension}`)).toMatchObject({
      ok: true,
      kind: 'office',
    })
  })
})

describe('refused', () => {
  it.each([
    ['pagina.html', text('<!doctype html><script>1</script>'), 'extension'],
    ['desen.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'extension'],
    ['program.exe', hex('4d5a9000'), 'extension'],
    ['script.js', text('alert(1)'), 'extension'],
    ['arhiva.zip', zip({ 'a.txt': 'a' }), 'extension'],
    ['imagine.gif', text('GIF89a'), 'extension'],
    ['macro.docm', ooxml('word/document.xml'), 'extension'],
    ['fara-extensie', PDF, 'extension'],
    ['.pdf', PDF, 'extension'],
    ['pagina.pdf', text('<!doctype html><script>1</script>'), 'content'],
    ['program.pdf', hex('4d5a9000'), 'content'],
    ['program.txt', hex('4d5a9000'), 'content'],
    ['pagina.txt', text('  <HTML><body onload=alert(1)>'), 'content'],
    ['desen.csv', text('<?xml version="1.0"?><svg onload="1"/>'), 'content'],
    ['script.txt', text('#!/bin/sh\nrm -rf /'), 'content'],
    ['arhiva.docx', zip({ 'a.txt': 'a' }), 'content'],
    ['macro.docx', ooxml('word/document.xml', { 'word/vbaProject.bin': 'x' }), 'content'],
    ['bomba.xlsx', zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' }, 0x7fffffff), 'content'],
    ['taiat.docx', ooxml('word/document.xml').subarray(0, -10), 'content'],
    ['poza.pdf', PNG, 'mismatch'],
    ['act.png', PDF, 'mismatch'],
    ['act.txt', PDF, 'mismatch'],
    ['tabel.xlsx', ooxml('word/document.xml'), 'mismatch'],
    ['act.docx', ole('WordDocument'), 'mismatch'],
    ['tabel.xls', ole('WordDocument'), 'mismatch'],
    ['instalare.doc', ole('__properties_version1.0'), 'content'],
    ['stricat.doc', hex('d0cf11e0a1b11ae1', 600), 'content'],
    ['mesaj.eml', text('Bună ziua, nu sunt un mesaj'), 'content'],
    ['act.p7s', text('nu sunt o semnătură'), 'content'],
    ['animat.png', Buffer.concat([PNG.subarray(0, 33), hex('000000086163544c 0000000100000000')]), 'content'],
  ])('%s', async (name, content, reason) => {
    const sniffed = await sniffFile(candidate(content), name)
    expect(sniffed).toMatchObject({ ok: false, reason })
    expect(sniffed.ok ? '' : sniffed.accepted).toContain('PDF')
  })

  it('whatever the bytes, the answer is given without throwing', async () => {
    const start = fc.constantFrom(
      '',
      '504b0304',
      '504b0506',
      'd0cf11e0a1b11ae1',
      '25504446',
      '3082',
      '89504e47',
    )
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('a.docx', 'a.txt', 'a.p7s', 'a.eml', 'a.pdf'),
        async (prefix, bytes, name) => {
          const sniffed = await sniffFile(candidate(Buffer.concat([Buffer.from(prefix, 'hex'), bytes])), name)
          expect(typeof sniffed.ok).toBe('boolean')
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('an upload', () => {
  let root: string
  let store: FileStore
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hdoc-upload-'))
    store = await createDiskFileStore(root)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('is stored under a clean name with the type that was found', async () => {
    const received = await receiveFile(store, Readable.from([PDF]), {
      fileName: 'C:\\scan\\cerere\u202e .pdf',
      limitBytes: 1000,
    })
    expect(received).toMatchObject({
      name: 'cerere .pdf',
      mime: 'application/pdf',
      preview: 'pdf',
      size: PDF.length,
    })
    expect(await store.has(received.sha256)).toBe(true)
  })

  it('refused by type names what is accepted', async () => {
    const refused = receiveFile(store, Readable.from([text('<svg/>')]), {
      fileName: 'a.svg',
      limitBytes: 1000,
    })
    await expect(refused).rejects.toMatchObject({
      code: 'file_type',
      values: { accepted: expect.stringContaining('DOCX') },
    })
  })

  it.each(['fără extensie', '.pdf'])('„%s” is told that its name has no extension', async (fileName) => {
    const refused = receiveFile(store, Readable.from([PDF]), { fileName, limitBytes: 1000 })
    await expect(refused).rejects.toMatchObject({ code: 'FILE_NO_EXTENSION' })
  })

  it('refused by content says so, since its extension is accepted', async () => {
    const refused = receiveFile(store, Readable.from([text('<html></html>')]), {
      fileName: 'a.pdf',
      limitBytes: 1000,
    })
    await expect(refused).rejects.toMatchObject({ code: 'FILE_CONTENT' })
  })

  it('refused by size names the limit', async () => {
    const refused = receiveFile(store, Readable.from([PDF]), { fileName: 'a.pdf', limitBytes: 10 })
    await expect(refused).rejects.toMatchObject({ code: 'file_too_big' })
  })
})
