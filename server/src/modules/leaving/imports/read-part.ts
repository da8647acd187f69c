import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { readZipDirectory, type ZipEntry } from '../../../platform/files/recognise/zip-directory.ts'

async function readAt(handle: FileHandle, start: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  const { bytesRead } = await handle.read(buffer, 0, bytes, start)
  return buffer.subarray(0, bytesRead)
}

/** The entries of a part, as its directory lists them. */
export async function listEntries(path: string): Promise<ZipEntry[] | undefined> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return await readZipDirectory({ size, read: ({ start, end }) => readAt(handle, start, end - start + 1) })
  } finally {
    await handle.close()
  }
}

/** The bytes of one entry, unpacked as they are read. Parts are packed by HDoc, so each entry is deflated. */
export async function openEntry(path: string, { offset, packedBytes }: ZipEntry): Promise<Readable> {
  const handle = await open(path, 'r')
  const head = await readAt(handle, offset, 30).finally(() => handle.close())
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 })
  return pipeline(packed, createInflateRaw(), () => undefined)
}
