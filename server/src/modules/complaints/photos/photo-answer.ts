import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { WholeAnswer } from '../../../platform/http/context.ts'

export async function bytesOf(files: FileStore, sha256: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await files.open(sha256)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A picture as an answer that a browser shows and never runs. */
export const photoAnswer = (body: Buffer, cache: string): WholeAnswer => ({
  raw: true,
  body,
  headers: {
    'content-type': 'image/webp',
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cache,
  },
})
