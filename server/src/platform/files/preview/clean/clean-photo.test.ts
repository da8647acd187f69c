import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photoOf, smallHeic, tiffOf } from '../../../../../test/files/photos.ts'
import { readHeic } from '../pictures/read-heic.ts'
import { cleanPhoto, type PhotoType } from './clean-photo.ts'

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
const TYPES = ['jpeg', 'png', 'webp', 'tiff'] as const

/** A box of a HEIF file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
/** A HEIF file without pixels: only the parts that say where its notes lie, with an EXIF and an XMP item. */
function heicWithNotes(exif: Buffer, xmp: Buffer): Buffer {
  const infe = (id: string, type: string) =>
    box('infe', hex(`02000000 ${id} 0000`), Buffer.from(`${type}\0`, 'latin1'))
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0heicmif1', 'latin1'))
  const make = (start: number) => {
    const at = (from: number, length: number) => {
      const bytes = Buffer.alloc(8)
      bytes.writeUInt32BE(from, 0)
      bytes.writeUInt32BE(length, 4)
      return bytes
    }
    const iloc = box(
      'iloc',
      hex('00000000 4400 0002'),
      hex('0001 0000 0001'),
      at(start, exif.length),
      hex('0002 0000 0001'),
      at(start + exif.length, xmp.length),
    )
    const iinf = box('iinf', hex('00000000 0002'), infe('0001', 'Exif'), infe('0002', 'mime'))
    return Buffer.concat([ftyp, box('meta', hex('00000000'), iinf, iloc)])
  }
  return Buffer.concat([make(make(0).length + 8), box('mdat', exif, xmp)])
}

describe('a photo that leaves to the public', () => {
  it.each(TYPES)('%s: bears no place, camera or text, and shows the same the same way up', async (type) => {
    const photo = await photoOf(type)
    const before = await sharp(photo).metadata()
    expect(photo.includes('HDocCamera')).toBe(true)
    expect(before.xmp?.includes('HDocPlace')).toBe(true)
    expect(before.orientation).toBe(6)
    const cleaned = cleanPhoto(photo, type)
    for (const note of ['HDocCamera', 'HDocPlace', 'HDocLatitude', 'HDocComment', 'xmpmeta'])
      expect(cleaned.includes(note), note).toBe(false)
    const after = await sharp(cleaned).metadata()
    expect(after.xmp).toBeUndefined()
    expect(after.orientation).toBe(before.orientation)
    expect((await pixels(cleaned)).equals(await pixels(photo))).toBe(true)
    expect(cleanPhoto(cleaned, type).equals(cleaned)).toBe(true)
  })

  it('a JPEG loses what hangs behind its end, comments and unknown notes', async () => {
    const photo = await photoOf('jpeg')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('acasă')])
    const loaded = Buffer.concat([
      photo.subarray(0, 2),
      comment,
      photo.subarray(2),
      Buffer.from('HDocBehind'),
    ])
    const cleaned = cleanPhoto(loaded, 'jpeg')
    expect([cleaned.includes('HDocBehind'), cleaned.includes('acas')]).toEqual([false, false])
    expect((await pixels(cleaned)).equals(await pixels(photo))).toBe(true)
  })

  it('a TIFF is cleaned on all its pages', async () => {
    const cleaned = cleanPhoto(await tiffOf(3), 'tiff')
    expect((await sharp(cleaned).metadata()).pages).toBe(3)
  })

  it('a HEIC has its notes blanked where they lie, and still shows its picture', async () => {
    const notes = heicWithNotes(
      Buffer.from('\0\0\0\0MM\0*HDocCameraGPS 44.4 26.1'),
      Buffer.from('<x>HDocPlace</x>'),
    )
    const cleaned = cleanPhoto(notes, 'heic')
    expect(cleaned.length).toBe(notes.length)
    for (const note of ['HDocCamera', 'GPS', 'HDocPlace']) expect(cleaned.includes(note), note).toBe(false)
    const drawn = await readHeic(cleanPhoto(smallHeic, 'heic'))
    expect([drawn.width, drawn.height]).toEqual([64, 48])
  })

  it('that cannot be followed is not given out', () => {
    for (const type of ['jpeg', 'png', 'webp', 'tiff', 'heic'] as const)
      expect(() => cleanPhoto(Buffer.from('no picture at all'), type), type).toThrow('not shown: damaged')
    const notes = heicWithNotes(Buffer.from('a'), Buffer.from('b'))
    expect(() => cleanPhoto(notes.subarray(0, -8), 'heic')).toThrow('not shown: damaged')
  })

  it('damaged anywhere is cleaned or refused, never an error of another kind and never without end', async () => {
    const photos = new Map<PhotoType, Buffer>([['heic', smallHeic]])
    for (const type of TYPES) photos.set(type, await photoOf(type))
    fc.assert(
      fc.property(
        fc.constantFrom(...photos.keys()),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
        fc.nat(),
        (type, changes, cut) => {
          const bytes = Buffer.from(photos.get(type) ?? Buffer.alloc(0))
          for (const [at, value] of changes) bytes[at % bytes.length] = value
          const damaged = bytes.subarray(0, 1 + (cut % bytes.length))
          try {
            expect(cleanPhoto(damaged, type).length).toBeGreaterThan(0)
          } catch (error) {
            expect((error as Error).name).toBe('UnshownError')
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})
