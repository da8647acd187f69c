import { rangeOf } from '../../files/store/byte-range.ts'
import type { FileStore } from '../../files/store/file-store.ts'
import type { RawAnswer } from '../context.ts'

type Stored = { sha256: string; size: number }
type From = { files: FileStore; range: string | string[] | undefined }

/** Sends a stored content, whole or the part that a Range header asks for (RFC 9110, 14 and 15.5.17). */
export async function rangedAnswer(
  { sha256, size }: Stored,
  { files, range: asked }: From,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const range = rangeOf(asked, size)
  const ranged = { ...headers, 'accept-ranges': 'bytes' }
  if (range === 'outside')
    return {
      raw: true,
      status: 416,
      body: Buffer.alloc(0),
      headers: { ...ranged, 'content-length': '0', 'content-range': `bytes */${size}` },
    }
  if (!range)
    return {
      raw: true,
      body: await files.open(sha256),
      headers: { ...ranged, 'content-length': String(size) },
    }
  const { start, end } = range
  return {
    raw: true,
    status: 206,
    body: await files.open(sha256, range),
    headers: {
      ...ranged,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  }
}
