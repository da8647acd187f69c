/** Decodes bytes in the character set that a mail names; an unknown set is read as windows-1252. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim().toLowerCase() || 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Quoted-printable (RFC 2045, 6.7) as bytes. */
export function fromQuotedPrintable(text: string): Buffer {
  const plain = text.replace(/[ \t]+$/gm, '').replace(/=\r?\n/g, '')
  const bytes = Buffer.alloc(Buffer.byteLength(plain, 'latin1'))
  let length = 0
  for (let at = 0; at < plain.length; at++) {
    const hex = plain[at] === '=' ? plain.slice(at + 1, at + 3) : ''
    if (/^[\da-f]{2}$/i.test(hex)) {
      bytes[length++] = Number.parseInt(hex, 16)
      at += 2
    } else bytes[length++] = plain.charCodeAt(at) & 0xff
  }
  return bytes.subarray(0, length)
}

/** The value of a header with its encoded words (RFC 2047, „=?utf-8?B?…?=”) decoded. */
export function decodeWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(?==\?)/g, '$1')
  return joined.replace(
    /=\?([\w-]{1,40})(?:\*\w{1,8})?\?([bq])\?([^?\s]{0,2000})\?=/gi,
    (_, charset: string, how: string, text: string) =>
      decodeBytes(
        how.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : fromQuotedPrintable(text.replaceAll('_', ' ')),
        charset,
      ),
  )
}
