import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import { localDate } from '../../platform/clock.ts'
import { receiveFile } from '../../platform/files/receive/receive-file.ts'
import type { FileStore } from '../../platform/files/store/file-store.ts'
import { createPdf, finishPdf } from '../../platform/pdf/create-pdf.ts'
import { drawText } from '../../platform/pdf/draw-text.ts'
import { buildSignedData } from '../../platform/signatures/sign/build-signed-data.ts'
import {
  CONTENTS_BYTES,
  contentOf,
  fillSignature,
  prepareSignature,
} from '../../platform/signatures/sign/prepare-signature.ts'
import { inventedSigner } from '../invented/invented-signer.ts'
import { type SeededRandom, seededRandom } from '../invented/seeded-random.ts'
import type { InstitutionPlan } from '../plan/institution-plan.ts'
import type { PlannedPaper } from '../plan/plan-month.ts'
import type { UploadRow } from './rows/queries.ts'

const LIMIT_BYTES = 5 * 1024 * 1024

/** Draws a paper as a PDF, as the person who hands it in would have written it. */
async function letter(plan: InstitutionPlan, paper: PlannedPaper): Promise<Buffer> {
  const pdf = await createPdf({
    title: paper.subject,
    author: plan.name,
    language: 'ro',
    createdAt: paper.at,
  })
  const sender = paper.issuer === null ? plan.name : plan.issuers[paper.issuer]!.name
  const box = { x: 64, width: 467, maxHeight: 120, size: 11 }
  let y = drawText(pdf, sender, { ...box, y: 64, bold: true })
  y = drawText(pdf, `Către ${plan.name}`, { ...box, y: y + 36 })
  y = drawText(pdf, paper.type.name, { ...box, y: y + 36, size: 14, bold: true, role: 'H1' })
  y = drawText(pdf, `${paper.subject}.`, { ...box, y: y + 18 })
  y = drawText(pdf, 'Document inventat, pentru demonstrație.', { ...box, y: y + 18 })
  drawText(pdf, localDate(paper.at).split('-').reverse().join('.'), { ...box, y: y + 48 })
  return finishPdf(pdf)
}

/** How many of the month's letters came signed electronically. */
const SIGNED = 2

/** The letter as its sender would have signed it with a certificate that nobody vouches for. */
async function signedLetter(bytes: Buffer, name: string, at: Date): Promise<Buffer> {
  const words = { at: at.toISOString(), name, reason: 'cerere', location: '' }
  const prepared = prepareSignature(bytes, words)
  const { contents } = await buildSignedData(contentOf(prepared), inventedSigner(name, at), {
    room: CONTENTS_BYTES,
  })
  return fillSignature(prepared, contents)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const [WIDTH, HEIGHT] = [620, 877]

/** A grey A4 page with lines where writing would be: what a scanner makes of a handwritten request. */
function scan(random: SeededRandom): Buffer {
  const rows = Buffer.alloc(HEIGHT * (WIDTH + 1), 0xf4)
  for (let y = 0; y < HEIGHT; y++) rows[y * (WIDTH + 1)] = 0
  for (let line = 0; line < random.int(14, 26); line++) {
    const top = 120 + line * 26
    for (let x = 70; x < random.int(360, 550); x += random.int(4, 9))
      for (let y = top; y < top + random.int(3, 8); y++)
        rows.fill(0x38, y * (WIDTH + 1) + x, y * (WIDTH + 1) + x + 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits of grey.
  header[8] = 8
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([PNG_SIGNATURE, ...parts])
}

/**
 * Makes and stores the files of a month; gives the upload of each paper. Contents that are stored already
 * stay as they are.
 */
export async function storeFiles(
  store: FileStore,
  plan: InstitutionPlan,
  papers: readonly PlannedPaper[],
): Promise<Map<PlannedPaper, UploadRow>> {
  const random = seededRandom(`files ${plan.tag}`)
  const files = new Map<PlannedPaper, UploadRow>()
  let signed = 0
  for (const [n, paper] of papers.entries()) {
    if (paper.file === undefined) continue
    let bytes = paper.file === 'pdf' ? await letter(plan, paper) : scan(random)
    if (paper.file === 'pdf' && paper.issuer !== null && signed < SIGNED) {
      signed++
      bytes = await signedLetter(bytes, plan.issuers[paper.issuer]!.name, paper.at)
    }
    const fileName = paper.file === 'pdf' ? `document-${n + 1}.pdf` : `scan-${n + 1}.png`
    const { name, mime, kind, size, sha256 } = await receiveFile(store, Readable.from([bytes]), {
      fileName,
      limitBytes: LIMIT_BYTES,
    })
    files.set(paper, { name, mime, kind, size, sha256 })
  }
  return files
}
