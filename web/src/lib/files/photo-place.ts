/** Degrees, as a camera notes them in a photo. */
type PlaceOfPhoto = { lat: number; lon: number }

const MARKER_START = 0xff
const APP1 = 0xe1
const START_OF_SCAN = 0xda
const EXIF = 0x45786966
const LITTLE_ENDIAN = 0x4949
const GPS_POINTER = 0x8825
const LATITUDE_REF = 1
const LATITUDE = 2
const LONGITUDE_REF = 3
const LONGITUDE = 4
const ENTRY_BYTES = 12
/** Exif stands in the first segments of a JPEG, and is at most 64 kB long. */
const HEAD_BYTES = 256 * 1024

/** Where the TIFF part of the Exif data of a JPEG begins. */
function tiffStart(bytes: DataView): number | undefined {
  let at = 2
  while (at + 10 <= bytes.byteLength && bytes.getUint8(at) === MARKER_START) {
    const marker = bytes.getUint8(at + 1)
    if (marker === START_OF_SCAN) return undefined
    if (marker === APP1 && bytes.getUint32(at + 4) === EXIF) return at + 10
    at += 2 + bytes.getUint16(at + 2)
  }
  return undefined
}

/** The value field of an entry of a directory, by its tag. */
function entryOf(bytes: DataView, directory: number, tag: number, little: boolean): number | undefined {
  const count = bytes.getUint16(directory, little)
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES
    if (bytes.getUint16(at, little) === tag) return at + 8
  }
  return undefined
}

function readPlace(bytes: DataView): PlaceOfPhoto | undefined {
  const start = tiffStart(bytes)
  if (start === undefined) return undefined
  const little = bytes.getUint16(start) === LITTLE_ENDIAN
  const at = (field: number) => start + bytes.getUint32(field, little)
  const gps = entryOf(bytes, at(start + 4), GPS_POINTER, little)
  if (gps === undefined) return undefined
  const directory = at(gps)
  const angle = (tag: number, refTag: number, negative: string): number => {
    const field = entryOf(bytes, directory, tag, little)
    const ref = entryOf(bytes, directory, refTag, little)
    if (field === undefined || ref === undefined) return Number.NaN
    const ratio = (offset: number) =>
      bytes.getUint32(at(field) + offset, little) / bytes.getUint32(at(field) + offset + 4, little)
    const degrees = ratio(0) + ratio(8) / 60 + ratio(16) / 3600
    return String.fromCharCode(bytes.getUint8(ref)) === negative ? -degrees : degrees
  }
  const lat = angle(LATITUDE, LATITUDE_REF, 'S')
  const lon = angle(LONGITUDE, LONGITUDE_REF, 'W')
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)
  return isPlace ? { lat, lon } : undefined
}

/** Where a photo was taken, when its camera noted it; undefined for anything else, also for what is damaged. */
export async function placeOfPhoto(photo: Blob): Promise<PlaceOfPhoto | undefined> {
  try {
    return readPlace(new DataView(await photo.slice(0, HEAD_BYTES).arrayBuffer()))
  } catch {
    return undefined
  }
}
