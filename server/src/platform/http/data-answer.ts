import { contentDisposition } from '../files/preview-headers.ts'
import type { WholeAnswer } from './context.ts'

type DataFile = {
  /** Without its ending. */
  name: string
  format: 'json' | 'text'
  data: unknown
  /** The same for people to read. */
  text: () => string
}

/** A person's data as a file: for programs, or for people. */
export function dataAnswer({ name, format, data, text }: DataFile): WholeAnswer {
  const isJson = format === 'json'
  return {
    raw: true,
    // The mark of UTF-8, or old text editors show ș and ț as two letters each.
    body: Buffer.from(isJson ? JSON.stringify(data, null, 2) : `\ufeff${text()}`),
    headers: {
      'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${name}.${isJson ? 'json' : 'txt'}`),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  }
}
