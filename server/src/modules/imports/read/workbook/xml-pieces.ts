import { AppError } from '@hdoc/contract/failures/errors.ts'

/** A tag longer than this was made to fill memory. */
const MOST_TAG_SIGNS = 1024 * 1024

export type Attributes = (name: string) => string | undefined
export type XmlHandlers = {
  open?(name: string, attribute: Attributes): void
  close?(name: string): void
  text?(text: string): void
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

/** The place of the `>` that ends the tag at `at`, outside quotes; -1 when it has not come yet. */
function endOfTag(xml: string, at: number): number {
  let quote = ''
  for (let end = at; end < xml.length; end++) {
    const sign = xml[end] as string
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return end
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

const attributesOf =
  (source: string): Attributes =>
  (wanted) => {
    const match = new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(source)
    return match ? decoded(match[1] ?? match[2] ?? '') : undefined
  }

/** The name of a tag without its namespace: some programs write `x:row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML that comes in pieces, without building a tree, and without declarations or entities of the file's own: nothing in it
 * can grow, name another file or call out. Throws IMPORT_FILE_BROKEN.
 */
export function xmlReader({ open, close, text }: XmlHandlers): { write(piece: string): void } {
  let waiting = ''
  const tag = (source: string): void => {
    if (source.startsWith('/')) {
      close?.(localName(source.slice(1).trim()))
      return
    }
    const end = source.search(/[\s/]/)
    const name = localName(end === -1 ? source : source.slice(0, end))
    open?.(name, attributesOf(source))
    if (source.endsWith('/')) close?.(name)
  }
  /** What begins at `at` with `<!` or `<?`; its end, -1 when it has not come yet. */
  const special = (at: number): number => {
    const upTo = (mark: string): number => {
      const end = waiting.indexOf(mark, at)
      return end === -1 ? -1 : end + mark.length
    }
    if (waiting.startsWith('<?', at)) return upTo('?>')
    if (waiting.startsWith('<!--', at)) return upTo('-->')
    if (waiting.startsWith('<![CDATA[', at)) {
      const end = upTo(']]>')
      if (end !== -1) text?.(waiting.slice(at + 9, end - 3))
      return end
    }
    if (waiting.length - at < 9) return -1
    // A document type: no office program writes one.
    throw new AppError('IMPORT_FILE_BROKEN')
  }
  return {
    write(piece) {
      waiting += piece
      let at = 0
      for (;;) {
        const start = waiting.indexOf('<', at)
        if (start === -1) break
        if (start > at) text?.(decoded(waiting.slice(at, start)))
        at = start
        const sign = waiting[start + 1]
        const isSpecial = sign === '!' || sign === '?'
        const end = isSpecial ? special(start) : endOfTag(waiting, start + 1) + 1
        if (end <= 0) break
        if (!isSpecial) tag(waiting.slice(start + 1, end - 1))
        at = end
      }
      waiting = waiting.slice(at)
      if (waiting.length > MOST_TAG_SIGNS) throw new AppError('IMPORT_FILE_BROKEN')
    },
  }
}
