import { contentDisposition } from '../../platform/files/preview/preview-headers.ts'
import type { WholeAnswer } from '../../platform/http/context.ts'

/** `object-src`: the browser's own PDF viewer embeds the answer in a page of its own, from which it is printed. */
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * The answer for a PDF that the program itself has just drawn, to be printed from a frame of a page of ours.
 * People's files are sandboxed, this PDF is not: a sandboxed frame may not open the print dialog, and of what
 * people sent it contains only text.
 */
export function printedAnswer(body: Buffer, fileName: string): WholeAnswer {
  return {
    raw: true,
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', fileName),
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  }
}

/** A number as part of a file name. */
export const inFileName = (number: string): string => number.replace(/[^\w.-]+/g, '-')
