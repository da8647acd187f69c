type Made = { lat?: readonly number[]; lon?: readonly number[]; refs?: string; little?: boolean }

/** The head of a JPEG whose camera noted where it was: degrees, minutes, seconds, each as a fraction of 100. */
export function photoWithPlace({
  lat = [45, 0, 11.25],
  lon = [26, 0, 6.66],
  refs = 'NE',
  little = false,
}: Made = {}): Blob {
  const tiff = new DataView(new ArrayBuffer(160))
  const u16 = (at: number, value: number) => tiff.setUint16(at, value, little)
  const u32 = (at: number, value: number) => tiff.setUint32(at, value, little)
  const entry = (at: number, tag: number, type: number, count: number) => {
    u16(at, tag)
    u16(at + 2, type)
    u32(at + 4, count)
  }
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  u16(2, 42)
  u32(4, 8)
  u16(8, 1)
  entry(10, 0x8825, 4, 1)
  u32(18, 26)
  u16(26, 4)
  const angles = [lat, lon]
  for (const [index, angle] of angles.entries()) {
    const at = 28 + index * 24
    entry(at, 1 + index * 2, 2, 2)
    tiff.setUint8(at + 8, refs.charCodeAt(index))
    entry(at + 12, 2 + index * 2, 5, 3)
    const values = 80 + index * 24
    u32(at + 20, values)
    for (const [part, value] of angle.entries()) {
      u32(values + part * 8, Math.round(value * 100))
      u32(values + part * 8 + 4, 100)
    }
  }
  const jfif = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1])
  const app1 = new Uint8Array([0xff, 0xe1, 0, 168, 0x45, 0x78, 0x69, 0x66, 0, 0])
  return new Blob([jfif, app1, tiff])
}
