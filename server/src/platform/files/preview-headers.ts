import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

/** Characters that RFC 5987 lets stand unencoded, beyond those that `encodeURIComponent` already encodes. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** For readers that know only ASCII: letters without diacritics, everything else that could end the value as `_`. */
const asciiFallback = (name: string) =>
  foldDiacritics(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_')

/** Content-Disposition for any file name: RFC 6266 with an ASCII fallback, never a line break or an open quote. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Cc}/gu, '') || 'fisier'
  return `${kind}; filename="${asciiFallback(name)}"; filename*=UTF-8''${encodeExtended(name)}`
}

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
} as const

/** Headers of a download: always an attachment, and a sandbox should a browser show it all the same. */
export function downloadHeaders(file: { name: string; mime: string }): Record<string, string> {
  return {
    ...COMMON,
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition('attachment', file.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
}

/** `object-src`: a browser's PDF viewer embeds the answer in a page of its own; it starts inside the sandbox too. */
const PREVIEW_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/**
 * Headers of a preview in a frame of our own page. Nothing in it runs or loads: no scripts, no forms, an origin of
 * its own. Text is shown as plain text whatever it is.
 */
export function previewHeaders(file: { name: string; mime: string }): Record<string, string> {
  return {
    ...COMMON,
    'Content-Type': file.mime.startsWith('text/') ? 'text/plain; charset=utf-8' : file.mime,
    'Content-Disposition': contentDisposition('inline', file.name),
    'Content-Security-Policy': PREVIEW_POLICY,
    'X-Frame-Options': 'SAMEORIGIN',
  }
}
