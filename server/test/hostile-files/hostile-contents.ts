import { deflateSync } from 'node:zlib'
import { buildZip, type ZipPart } from './build-zip.ts'
import type { HostileFile } from './hostile-file.ts'

const MEGABYTE = 1024 * 1024
const text = (words: string) => Buffer.from(words)
const page = '<html><body><script>alert(document.cookie)</script></body></html>'
const pdf = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n'
const refused = (what: string, name: string, bytes: Buffer): HostileFile => ({
  what,
  name,
  bytes,
  refused: 415,
})
const kept = (what: string, name: string, bytes: Buffer): HostileFile => ({ what, name, bytes, kept: name })

/** Makes an office document with further parts of any content. */
const docx = (...more: ZipPart[]) =>
  buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
const xlsx = (workbook: string) =>
  buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: workbook },
  ])
const ods = (content: Buffer, claims?: number) =>
  buildZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
    { name: 'content.xml', content, ...(claims !== undefined && { claims }) },
  ])

/** A „billion laughs” file: each entity consists of ten of the one before. */
const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => {
  const [one, next] = ['abcdefghij'[n], 'abcdefghij'[n + 1]]
  return `<!ENTITY ${next} "${`&${one};`.repeat(10)}">`
}).join('')}]><l>&j;</l>`

/** Makes a one-colour picture of `side` × `side` pixels: a few bytes that unpack to gigabytes. */
function pngOf(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(MEGABYTE))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Makes a file in the old office container (OLE), with its directory in one sector. */
function ole(...streams: string[]): Buffer {
  const [header, table, directory] = [Buffer.alloc(512), Buffer.alloc(512), Buffer.alloc(512)]
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0, 76)
  table.writeUInt32LE(0xfffffffe, 4)
  for (const [n, name] of streams.entries()) {
    directory.write(name, n * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, n * 128 + 64)
  }
  return Buffer.concat([header, table, directory])
}
/** An OLE file whose directory chain leads to itself for ever. */
function endlessOle(): Buffer {
  const bytes = ole('Root Entry')
  bytes.writeUInt32LE(1, 512 + 4)
  return bytes
}

const eicar = text(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`)

/** Contents that try to be something else than their name says, or more than they weigh. */
export const hostileContents: readonly HostileFile[] = [
  refused('page as PDF', 'factura.pdf', text(page)),
  refused('page as text', 'nota.txt', text(page)),
  refused('page behind blanks and a mark, as CSV', 'tabel.csv', text(`\ufeff \n${page}`)),
  refused(
    'drawing with a script',
    'stema.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ),
  refused(
    'drawing as a picture',
    'stema.png',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ),
  refused('picture and script in one (GIF)', 'poza.png', text('GIF89a/*;*/=1;alert(1)')),
  refused('program as PDF', 'factura.pdf', Buffer.concat([text('MZ\x90\0\x03'), Buffer.alloc(200)])),
  refused('program of Linux as text', 'nota.txt', Buffer.concat([text('\x7fELF'), Buffer.alloc(200)])),
  refused('script of a shell as text', 'nota.txt', text('#!/bin/sh\nrm -rf /\n')),
  refused('PHP as text', 'nota.txt', text('<?php system($_GET["c"]);')),
  refused('test file of virus scanners, as a program', 'eicar.com', eicar),
  refused('archive of anything', 'tot.zip', buildZip([{ name: 'a.exe', content: 'MZ' }])),
  refused(
    'program for Java as a document',
    'act.docx',
    buildZip([{ name: 'META-INF/MANIFEST.MF', content: 'x' }]),
  ),
  refused('document with programs in it', 'act.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })),
  refused(
    'table with programs in it, old form',
    'tabel.xls',
    ole('Root Entry', 'Workbook', '_VBA_PROJECT_CUR'),
  ),
  refused('document with programs in it, old form', 'act.doc', ole('Root Entry', 'WordDocument', 'Macros')),
  refused('old form that leads to itself', 'act.doc', endlessOle()),
  refused('installer in the old form', 'act.doc', ole('Root Entry', 'MsiDatabase')),
  refused(
    'document that unpacks to 4 GB',
    'act.docx',
    docx({ name: 'word/a.xml', content: 'x', claims: 0xffffffff }),
  ),
  refused('table that unpacks to 2 GB', 'tabel.ods', ods(text('<x/>'), 0x7fffffff)),
  refused(
    'document of 30,000 parts',
    'act.docx',
    docx(...Array.from({ length: 30_000 }, (_, n) => ({ name: `p${n}`, content: '' }))),
  ),
  refused('document cut in the middle', 'act.docx', docx().subarray(0, 120)),
  refused('document as PDF', 'act.pdf', docx()),
  refused('PDF as a picture', 'poza.jpg', text(pdf)),
  refused('picture cut after its first bytes', 'poza.png', Buffer.from('89504e470d0a', 'hex')),
  refused(
    'bytes without meaning',
    'nota.txt',
    Buffer.from(Array.from({ length: 2000 }, (_, n) => (n * 73) % 256)),
  ),
  { what: 'nothing', name: 'gol.pdf', bytes: Buffer.alloc(0), refused: 422 },
  kept('PDF with a page behind it', 'poliglot.pdf', text(`${pdf}\n${page}`)),
  kept('PDF that runs a script when opened', 'deschide.pdf', text(`${pdf}%%EOF\n`)),
  kept('PDF cut in the middle', 'rupt.pdf', text(pdf.slice(0, 40))),
  kept('PDF under a password', 'parola.pdf', text(`${pdf}trailer<</Encrypt 5 0 R>>\n%%EOF\n`)),
  kept(
    'PDF that says it has a billion pages',
    'pagini.pdf',
    text('%PDF-1.4\n1 0 obj<</Count 999999999/Kids[1 0 R]>>endobj\n'),
  ),
  kept(
    'document that says 1 MB and is 60',
    'bomba.docx',
    docx({ name: 'word/a.xml', content: Buffer.alloc(60 * MEGABYTE), claims: MEGABYTE }),
  ),
  kept(
    'document whose part climbs out of its folder',
    'urca.docx',
    docx({ name: '../../../etc/passwd', content: 'x' }),
  ),
  kept('table with an entity that laughs a billion times', 'ras.xlsx', xlsx(laughs)),
  kept(
    'table that asks for a file of the server',
    'xxe.xlsx',
    xlsx('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'),
  ),
  kept('picture of 60,000 points a side', 'pixeli.png', pngOf(60_000)),
  kept('CSV with formulas', 'formule.csv', text('=HYPERLINK("http://rau.example","x")\n@SUM(1)\n+1|calc\n')),
  kept('test file of virus scanners, as text', 'eicar.txt', eicar),
  kept('text with a link that runs', 'link.txt', text('javascript:alert(1)\n')),
]
