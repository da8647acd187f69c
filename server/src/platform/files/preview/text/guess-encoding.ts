export type TextEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1250'
  | 'windows-1252'
  | 'iso-8859-2'
  | 'iso-8859-16'

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0)

/** Bytes of ă Ă ş Ş ţ Ţ in the central European tables. */
const ROMANIAN = new Set([0xe3, 0xc3, 0xba, 0xaa, 0xfe, 0xde])
/**
 * Bytes of è à ê ñ ù û in the western table; in the other tables they are
 * letters that Romanian does not have.
 */
const WESTERN = new Set([0xe8, 0xe0, 0xea, 0xf1, 0xf9, 0xfb, 0xc8, 0xc0, 0xca, 0xd1, 0xd9, 0xdb])
/** Bytes that are letters (Ą Š Ť Ź Ž ą ś š ť ž) in ISO 8859-2, and mostly signs in windows-1250. */
const LATIN_2 = new Set([0xa1, 0xa9, 0xab, 0xac, 0xae, 0xb1, 0xb6, 0xb9, 0xbb, 0xbe])

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last letter may be cut; with `stream` this is not an error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Guesses the encoding of a text: by its mark, else as strict UTF-8, else by the letters that
 * Romanian offices use. The central European tables agree on ă, â, î; quotation marks and the letters
 * of other languages tell them apart.
 */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  let romanian = 0
  let western = 0
  let latin2 = 0
  let latin10 = 0
  let marks = 0
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return
    const [before, after] = [isLetter(bytes[at - 1]), isLetter(bytes[at + 1])]
    if (byte < 0xa0) marks++
    else if (ROMANIAN.has(byte) && (before || after)) romanian++
    else if (WESTERN.has(byte)) western++
    else if (LATIN_2.has(byte) && before && after) latin2++
    // „ and ” of ISO 8859-16 stand before and after a word.
    else if ((byte === 0xa5 && !before && after) || (byte === 0xb5 && before && !after)) latin10++
  })
  if (western > romanian) return 'windows-1252'
  if (marks > 0) return 'windows-1250'
  if (latin10 > latin2) return 'iso-8859-16'
  return latin2 > 0 ? 'iso-8859-2' : 'windows-1250'
}
