import type { TypeName } from './accepted-types.ts'

/** OID 1.2.840.113549.1.7.2, signedData; it stands near the beginning of every p7s and p7m. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex')
const PEM = /^-----BEGIN (PKCS7|CMS|PKCS #7 SIGNED DATA)-----\r?\n/
const MAIL_HEADER = /^(from|date|received|message-id|mime-version|subject|return-path|delivered-to):/im
/** Beginnings that a browser could take for a page or a drawing, or a system for a program. */
const ACTIVE = /^\s*(<[!?/a-z]|#!|%!|@echo|<\?php)/i

const isDer = (bytes: Buffer) => bytes[0] === 0x30 && bytes.subarray(0, 64).includes(SIGNED_DATA)

/**
 * The text of bytes in UTF-8, UTF-16 with a mark, or windows-1250; undefined when it has control characters.
 */
function decode(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return clean(new TextDecoder('utf-16le').decode(head))
  if (head[0] === 0xfe && head[1] === 0xff) return clean(new TextDecoder('utf-16be').decode(head))
  try {
    // A letter may be cut at the end of the head; with `stream` this is not an error.
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }))
  } catch {
    return clean(new TextDecoder('windows-1250').decode(head))
  }
}

function clean(text: string): string | undefined {
  return /\p{Cc}/u.test(text.replace(/[\t\n\f\r]/g, '')) ? undefined : text
}

/**
 * True when all lines before the first empty one are header lines, and at least
 * one is a usual header of a mail.
 */
function isMail(text: string): boolean {
  const headers = text.split(/\r?\n\r?\n/)[0] ?? ''
  const lines = headers.split(/\r?\n/).filter((line) => line !== '')
  return (
    lines.length > 0 &&
    lines.every((line) => /^([!-9;-~]+:|[ \t]|From )/.test(line)) &&
    MAIL_HEADER.test(headers)
  )
}

function isSignature(head: Buffer, text: string | undefined): boolean {
  if (isDer(head)) return true
  if (text === undefined) return false
  return PEM.test(text) || isDer(Buffer.from(text.slice(0, 400).replace(/\s/g, ''), 'base64'))
}

/** For types without signature bytes: the claimed type, or undefined when the content does not fit it. */
export function sniffText(head: Buffer, claimed: TypeName): TypeName | undefined {
  const text = decode(head)
  if (claimed === 'p7s' || claimed === 'p7m') return isSignature(head, text) ? claimed : undefined
  if (text === undefined) return undefined
  if (claimed === 'eml') return isMail(text) ? 'eml' : undefined
  const isPlain = claimed === 'txt' || claimed === 'csv'
  return isPlain && !ACTIVE.test(text.replace(/^\ufeff/, '')) ? claimed : undefined
}
