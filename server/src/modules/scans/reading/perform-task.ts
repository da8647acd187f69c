import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type DrawnPage, ScanLocked } from './drawn-page.ts'
import { findCodes } from './find-codes.ts'
import { labelsOf } from './labels-of.ts'
import { openImage } from './open-image.ts'
import { openPdf } from './open-pdf.ts'
import { partsOf } from './rules.ts'
import { MOST_PAGES, type Result, type Task, THUMB_WIDTH } from './task.ts'
import { composePdf, partWriter } from './write-pdf.ts'

function smallPicture({ data, width, height }: DrawnPage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: THUMB_WIDTH, height: Math.round(THUMB_WIDTH * 1.5), fit: 'inside' })
    .webp({ quality: 78 })
    .toBuffer()
}

async function read(folder: string, task: Extract<Task, { kind: 'read' }>): Promise<Result> {
  const path = join(folder, 'scan')
  const scan =
    task.type === 'pdf' ? await openPdf(new Uint8Array(await readFile(path))) : await openImage(path)
  const codes: string[][] = []
  /** The small picture of each page on which a part may begin. */
  const thumbs = new Map<number, Buffer>()
  const tooMany = scan.pages > MOST_PAGES
  try {
    for (let page = 1; page <= (tooMany ? 1 : scan.pages); page++) {
      const drawn = await scan.draw(page)
      const found = tooMany ? [] : await findCodes(drawn)
      if (!tooMany) codes.push(found)
      if (page === 1 || labelsOf(found).length > 0) thumbs.set(page, await smallPicture(drawn))
      globalThis.gc?.()
    }
  } finally {
    await scan.close()
  }
  const answer = { ok: true, pages: scan.pages, codes, parts: 0 } as const
  const parts = tooMany ? [] : partsOf(codes.map(labelsOf))
  for (const [at, { from }] of (parts.length > 1 ? parts : [{ from: 1 }]).entries())
    await writeFile(join(folder, `thumb-${at + 1}.webp`), thumbs.get(from) ?? Buffer.alloc(0))
  if (tooMany) return { ...answer, note: 'too_large' }
  if (parts.length === 1) return { ...answer, note: '' }
  const write = await partWriter({ type: task.type, path }, task.at)
  for (const [at, part] of parts.entries())
    await writeFile(join(folder, `part-${at + 1}.pdf`), await write(part))
  return { ...answer, parts: parts.length, note: '' }
}

async function compose(folder: string, task: Extract<Task, { kind: 'compose' }>): Promise<Result> {
  const photos = Array.from({ length: task.photos }, (_, n) => join(folder, `photo-${n + 1}`))
  await writeFile(join(folder, 'composed.pdf'), await composePdf(photos, task.at))
  return { ok: true, pages: photos.length, codes: [], parts: 0, note: '' }
}

/** Does what the folder's task says and leaves the outcome there. */
export async function performTask(folder: string, task: Task): Promise<Result> {
  try {
    return task.kind === 'read' ? await read(folder, task) : await compose(folder, task)
  } catch (error) {
    return { ok: false, note: error instanceof ScanLocked ? 'locked' : 'damaged' }
  }
}
