import { AppError } from '@hdoc/contract/errors.ts'
import sharp from 'sharp'

/** A phone's largest photo. */
const MEGAPIXELS = 64

/** Refuses by its head a picture that is too large to unpack (`PICTURE_TOO_LARGE`) or none (`PICTURE_UNREADABLE`). */
export async function checkPictureHead(source: Buffer): Promise<void> {
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('PICTURE_UNREADABLE', {}, { cause })
    })
  if (head.width * head.height > MEGAPIXELS * 1_000_000)
    throw new AppError('PICTURE_TOO_LARGE', { megapixels: MEGAPIXELS })
}
