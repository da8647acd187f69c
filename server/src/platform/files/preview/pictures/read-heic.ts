import { createRequire } from 'node:module'
import { UnshownError } from '../unshown/unshown-error.ts'
import { MAX_HEIC_PIXELS } from './picture-limits.ts'

type Pixels = { data: Uint8ClampedArray; width: number; height: number }
type HeifImage = {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  display(into: Pixels, done: (drawn: Pixels | null) => void): void
}
type Heif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }

/** Opens the main picture of a HEIC without unpacking it. Throws `UnshownError`, also for too many pixels. */
export function openHeic(bytes: Buffer): HeifImage {
  const heif: Heif = createRequire(import.meta.url)('libheif-js/wasm-bundle')
  const images = new heif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new UnshownError('damaged')
  const pixels = image.get_width() * image.get_height()
  if (pixels > MAX_HEIC_PIXELS) throw new UnshownError('too_many_pixels')
  if (pixels < 1) throw new UnshownError('damaged')
  return image
}

/** The pixels of a HEIC's main picture: red, green, blue, alpha. Throws `UnshownError`. */
export async function readHeic(bytes: Buffer): Promise<Pixels> {
  const image = openHeic(bytes)
  const [width, height] = [image.get_width(), image.get_height()]
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const drawn = await new Promise<Pixels | null>((resolve) => image.display(into, resolve))
  if (!drawn) throw new UnshownError('damaged')
  return drawn
}
