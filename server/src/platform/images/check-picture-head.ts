import { AppError } from '@hdoc/contract/failures/errors.ts'
import sharp from 'sharp'

/** The largest photo of a phone. */
const MEGAPIXELS = 64

/**
 * Reads only the head of a picture. Refuses one that is too large to unpack (`PICTURE_TOO_LARGE`), and bytes
 * that are not a picture (`PICTURE_UNREADABLE`).
 */
export async function checkPictureHead(source: Buffer): Promise<void> {
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('PICTURE_UNREADABLE', {}, { cause })
    })
  if (head.width * head.height > MEGAPIXELS * 1_000_000)
    throw new AppError('PICTURE_TOO_LARGE', { megapixels: MEGAPIXELS })
}
