import { UnshownError } from '../unshown/unshown-error.ts'
import { cleanHeic } from './clean-heic.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanTiff } from './clean-tiff.ts'
import { cleanWebp } from './clean-webp.ts'

const CLEANERS = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  tiff: cleanTiff,
  heic: cleanHeic,
} as const
export type PhotoType = keyof typeof CLEANERS

export const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(CLEANERS, type)

/**
 * The same picture, pixel by pixel, without its notes (EXIF, XMP, IPTC, comments, thumbnails): nothing says
 * where, when and with what it was taken. Only this form of a photo may be given to the public. Throws
 * `UnshownError` for a file that cannot be followed to its end; such a file is not given out at all.
 */
export function cleanPhoto(bytes: Buffer, type: PhotoType): Buffer {
  const cleaned = CLEANERS[type](bytes)
  if (!cleaned) throw new UnshownError('damaged')
  return cleaned
}
