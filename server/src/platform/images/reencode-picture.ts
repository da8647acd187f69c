import { AppError } from '@hdoc/contract/failures/errors.ts'
import sharp from 'sharp'
import { sniffSignature } from '../files/recognise/sniff-signature.ts'

/**
 * The box into which a picture must fit, in pixels. `cover` fills the box and cuts what stands out. `inside`
 * keeps the whole picture and never enlarges it.
 */
export type PictureBox = {
  width: number
  height: number
  fit: 'cover' | 'inside'
  /** webp when not given; png for pictures that e-mails and PDFs show. */
  type?: 'webp' | 'png'
}
export type Picture = { bytes: Buffer; type: 'image/webp' | 'image/png'; width: number; height: number }

/**
 * The largest photo of a phone. A picture that claims more is refused from its head, before it is unpacked.
 */
const MEGAPIXELS = 64
const SECONDS = 15
const ACCEPTED = 'JPG, PNG, WEBP'

sharp.cache(false)
sharp.concurrency(1)

/** Pictures are unpacked one at a time: each may take some hundred megabytes. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew, so that only what is seen is kept of the file (no EXIF, no place, no hidden
 * parts). Only contents that are JPEG, PNG or WebP reach the decoder. Refuses with `file_type`,
 * `PICTURE_TOO_LARGE` or `PICTURE_UNREADABLE`.
 */
export function reencodePicture(source: Buffer, box: PictureBox): Promise<Picture> {
  const mine = last.then(() => drawAnew(source, box))
  last = mine.catch(() => undefined)
  return mine
}

async function drawAnew(source: Buffer, box: PictureBox): Promise<Picture> {
  const kind = await sniffSignature(source.subarray(0, 8192))
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')
    throw new AppError('file_type', { accepted: ACCEPTED })
  const limitInputPixels = MEGAPIXELS * 1_000_000
  try {
    // This reads only the head, so it needs no limit of pixels.
    const head = await sharp(source, { limitInputPixels: false }).metadata()
    if (head.format !== kind) throw new AppError('file_type', { accepted: ACCEPTED })
    if (head.width * head.height * (head.pages ?? 1) > limitInputPixels)
      throw new AppError('PICTURE_TOO_LARGE', { megapixels: MEGAPIXELS })
    const drawn = sharp(source, { limitInputPixels, failOn: 'error', autoOrient: true })
      .timeout({ seconds: SECONDS })
      .resize({
        width: box.width,
        height: box.height,
        fit: box.fit,
        withoutEnlargement: box.fit === 'inside',
      })
      .toColourspace('srgb')
    const encoded = box.type === 'png' ? drawn.png({ compressionLevel: 9 }) : drawn.webp({ quality: 82 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const type = box.type === 'png' ? 'image/png' : 'image/webp'
    return { bytes: data, type, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_UNREADABLE', {}, { cause: error })
  }
}
