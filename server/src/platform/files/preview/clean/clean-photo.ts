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
 * The same picture, pixel by pixel, without where, when and by what it was taken and whatever else was noted in it
 * (EXIF, XMP, IPTC, comments, thumbnails). Whoever gives a photo to the public gives this. Throws `UnshownError` for
 * a file that cannot be followed to its end: it is then not given out at all.
 */
export function cleanPhoto(bytes: Buffer, type: PhotoType): Buffer {
  const cleaned = CLEANERS[type](bytes)
  if (!cleaned) throw new UnshownError('damaged')
  return cleaned
}
