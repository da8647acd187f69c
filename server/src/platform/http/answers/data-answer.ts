import { contentDisposition } from '../../files/preview/preview-headers.ts'
import type { WholeAnswer } from '../context.ts'

type DataFile = {
  /** The file name without its extension. */
  name: string
  format: 'json' | 'text'
  data: unknown
  /** The same data as text for people. */
  text: () => string
}

/** The data of a person as a file to download: JSON for programs, or text for people. */
export function dataAnswer({ name, format, data, text }: DataFile): WholeAnswer {
  const isJson = format === 'json'
  return {
    raw: true,
    // The byte order mark: without it old text editors show ș and ț as two letters each.
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
