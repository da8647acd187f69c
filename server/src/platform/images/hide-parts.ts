import sharp, { type OverlayOptions } from 'sharp'
import { type Picture, reencodePicture } from './reencode-picture.ts'

/** [x, y, width, height] as parts of the picture, each from 0 to 1. */
export type PartOfPicture = readonly [number, number, number, number]

/** Blocks along the longer side of a hidden part: a face or a plate cannot be read from so few. */
const BLOCKS = 5

type Area = { left: number; top: number; width: number; height: number }

/** The whole pixels that a part covers; undefined when it covers none. */
export function areaOf([x, y, w, h]: PartOfPicture, width: number, height: number): Area | undefined {
  const left = Math.max(0, Math.floor(x * width))
  const top = Math.max(0, Math.floor(y * height))
  const right = Math.min(width, Math.ceil((x + w) * width))
  const bottom = Math.min(height, Math.ceil((y + h) * height))
  if (right <= left || bottom <= top) return undefined
  return { left, top, width: right - left, height: bottom - top }
}

/** The area as a few blocks of its mean colours; what lay between them is gone. */
async function hidden(bytes: Buffer, area: Area): Promise<OverlayOptions> {
  const scale = BLOCKS / Math.max(area.width, area.height)
  const few = await sharp(bytes)
    .extract(area)
    .resize({
      width: Math.max(1, Math.round(area.width * scale)),
      height: Math.max(1, Math.round(area.height * scale)),
      fit: 'fill',
    })
    .png()
    .toBuffer()
  const input = await sharp(few)
    .resize({ width: area.width, height: area.height, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
  return { input, left: area.left, top: area.top }
}

/**
 * Draws a photo anew, at most so many pixels wide and high, with some parts made unreadable. Nothing of the file stays but
 * what is seen: no place, no camera, no earlier picture. Refuses like `reencodePicture`.
 */
export async function hideParts(
  source: Buffer,
  parts: readonly PartOfPicture[],
  side: number,
): Promise<Picture> {
  const drawn = await reencodePicture(source, { width: side, height: side, fit: 'inside' })
  const areas = parts.flatMap((part) => areaOf(part, drawn.width, drawn.height) ?? [])
  if (areas.length === 0) return drawn
  const overlays: OverlayOptions[] = []
  for (const area of areas) overlays.push(await hidden(drawn.bytes, area))
  const bytes = await sharp(drawn.bytes).composite(overlays).webp({ quality: 82 }).toBuffer()
  return { ...drawn, bytes }
}
