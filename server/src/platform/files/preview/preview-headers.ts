import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

/** Encodes a text by RFC 5987, which wants some signs encoded that `encodeURIComponent` leaves. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * A name for readers that know only ASCII: without diacritics, with `_` for
 * other letters and for unsafe signs.
 */
const asciiFallback = (name: string) =>
  foldDiacritics(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_')

/**
 * Content-Disposition for any file name (RFC 6266), with an ASCII fallback; it never has
 * a line break or an open quote.
 */
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

/**
 * Headers of a download. It is always an attachment; the sandbox protects should
 * a browser show it all the same.
 */
export function downloadHeaders(file: { name: string; mime: string }): Record<string, string> {
  return {
    ...COMMON,
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition('attachment', file.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
}

/**
 * `object-src` is needed for a browser's PDF viewer, which embeds the answer in
 * its own page inside the sandbox.
 */
const PREVIEW_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/**
 * Headers of a preview in a frame of our own page. Nothing in it runs or loads: it has no scripts and no
 * forms, and an origin of its own. Any kind of text is shown as plain text.
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
