import { UnshownError } from '../unshown/unshown-error.ts'

const MAX_DEPTH = 200
const MAX_TAGS = 3_000_000

export type XmlTag = { name: string; attribute(name: string): string | undefined }
export type XmlReader = {
  open?: (tag: XmlTag) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function tagOf(source: string): XmlTag {
  const end = source.search(/[\s/]/)
  const name = end === -1 ? source : source.slice(0, end)
  return {
    name,
    attribute: (wanted) => {
      const match = new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(source)
      return match ? decoded(match[1] ?? match[2] ?? '') : undefined
    },
  }
}

/** The place of the `>` that ends the tag at `at`, outside quotes; -1 when there is none. */
function endOfTag(xml: string, at: number): number {
  let quote = ''
  for (let end = at; end < xml.length; end++) {
    const sign = xml[end] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return end
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

/**
 * Reads XML once, in order, without building a tree. It knows no declarations, and no entities except the
 * five of XML and numeric ones. So nothing in a file can grow, name another file or call out. Throws
 * `UnshownError` for a document type, a tag without end, or too many or too deep tags.
 */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  let at = 0
  let depth = 0
  let tags = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start === -1) return
    if (start > at && depth > 0) text?.(decoded(xml.slice(at, start)))
    const skipped = skip(xml, start, text)
    if (skipped !== undefined) {
      at = skipped
      continue
    }
    const end = endOfTag(xml, start)
    if (end === -1) throw new UnshownError('damaged')
    const source = xml.slice(start + 1, end)
    at = end + 1
    if (++tags > MAX_TAGS) throw new UnshownError('unpacks_too_large')
    if (source.startsWith('/')) {
      depth--
      close?.(source.slice(1).trim())
      continue
    }
    const tag = tagOf(source)
    if (++depth > MAX_DEPTH) throw new UnshownError('damaged')
    open?.(tag)
    if (source.endsWith('/')) {
      depth--
      close?.(tag.name)
    }
  }
}

/**
 * The place after a comment, an instruction or a CDATA section that begins at `start`; undefined for a tag.
 */
function skip(xml: string, start: number, text: XmlReader['text']): number | undefined {
  const behind = (mark: string) => {
    const end = xml.indexOf(mark, start)
    if (end === -1) throw new UnshownError('damaged')
    return end + mark.length
  }
  if (xml.startsWith('<?', start)) return behind('?>')
  if (xml.startsWith('<!--', start)) return behind('-->')
  if (xml.startsWith('<![CDATA[', start)) {
    const end = behind(']]>')
    text?.(xml.slice(start + 9, end - 3))
    return end
  }
  // A document type can declare entities that grow without end; no office program writes one.
  if (xml.startsWith('<!', start)) throw new UnshownError('damaged')
  return undefined
}
