import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { Part } from './rules.ts'
import { MOST_PIXELS } from './task.ts'

/** Points: 1/72 inch. */
const A4 = { short: 595.28, long: 841.89 }
/** A4 at 200 dpi. */
const LONGEST = 2_339
const QUALITY = 75

/** The same input gives the same bytes, so that work done twice is stored once. */
async function bytesOf(document: PDFDocument, at: string): Promise<Uint8Array> {
  const made = new Date(at)
  document.setCreationDate(made)
  document.setModificationDate(made)
  document.setProducer('HDoc')
  document.setCreator('HDoc')
  return document.save()
}

/**
 * Adds a picture as a page of A4, upright or across as the picture is, oriented as the camera was held. The
 * picture is drawn anew, so that nothing else of the file is kept, above all not where it was taken.
 */
async function addPicture(document: PDFDocument, path: string, page = 0): Promise<void> {
  const { data, info } = await sharp(path, {
    page,
    limitInputPixels: MOST_PIXELS,
    autoOrient: true,
    failOn: 'error',
  })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  const upright = info.height >= info.width
  const [width, height] = upright ? [A4.short, A4.long] : [A4.long, A4.short]
  const scale = Math.min(width / info.width, height / info.height)
  const drawn = { width: info.width * scale, height: info.height * scale }
  const picture = await document.embedJpg(data)
  document.addPage([width, height]).drawImage(picture, {
    x: (width - drawn.width) / 2,
    y: (height - drawn.height) / 2,
    ...drawn,
  })
}

/** Photos as one PDF, a page each. */
export async function composePdf(photos: readonly string[], at: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const photo of photos) await addPicture(document, photo)
  return bytesOf(document, at)
}

/**
 * Gives a writer of parts of a scan as PDFs. Pages of a PDF are copied as they are, those of a picture are
 * drawn.
 */
export async function partWriter(
  source: { type: 'pdf' | 'image'; path: string },
  at: string,
): Promise<(part: Pick<Part, 'from' | 'to'>) => Promise<Uint8Array>> {
  const whole =
    source.type === 'pdf'
      ? await PDFDocument.load(await readFile(source.path), { updateMetadata: false })
      : undefined
  return async ({ from, to }) => {
    const document = await PDFDocument.create()
    const places = Array.from({ length: to - from + 1 }, (_, n) => from - 1 + n)
    if (whole) for (const page of await document.copyPages(whole, places)) document.addPage(page)
    else for (const place of places) await addPicture(document, source.path, place)
    return bytesOf(document, at)
  }
}
