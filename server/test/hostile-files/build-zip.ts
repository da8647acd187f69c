import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: Buffer | string
  /** What the list of entries says it unpacks to, when that is a lie. */
  claims?: number
  stored?: boolean
  /** Marked as having a password. */
  encrypted?: boolean
  /** A sum that is not that of the content. */
  broken?: boolean
}

/** Builds a ZIP file as an attacker would write it: with any names, and any sizes in the list. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name: text, content, claims, stored = false, encrypted = false, broken = false } of parts) {
    const name = Buffer.from(text)
    const bytes = Buffer.from(content)
    const packed = stored ? bytes : deflateRawSync(bytes)
    const size = claims ?? bytes.length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(encrypted ? 1 : 0, 6)
    local.writeUInt16LE(stored ? 0 : 8, 8)
    local.writeUInt32LE(broken ? 1 : crc32(bytes), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    local.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    list.push(entry, name)
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
