import { decodeWords } from './decode-words.ts'

export type Headers = ReadonlyMap<string, string>
export type Value = { value: string; parameters: ReadonlyMap<string, string> }

const MAX_HEADER_LETTERS = 256_000

/**
 * The header lines of a mail, and where the body begins. Names are in lower case, continued lines are joined,
 * values are bytes (latin1). Of headers with the same name the first one counts.
 */
export function readHeaders(raw: string): { headers: Headers; bodyAt: number } {
  const head = raw.slice(0, MAX_HEADER_LETTERS)
  const end = /^\r?\n/.test(head) ? 0 : head.search(/\r?\n\r?\n/)
  const lines = (end === -1 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).toLowerCase()
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  const gap = end === -1 ? '' : (/^(\r?\n){1,2}/.exec(head.slice(end, end + 4))?.[0] ?? '')
  return { headers, bodyAt: end === -1 ? raw.length : end + gap.length }
}

/**
 * A header value as a person reads it: encoded words are decoded, and bare bytes
 * above ASCII are read as UTF-8.
 */
export function readable(value: string | undefined): string {
  if (value === undefined) return ''
  const bare = /[\x80-\xff]/.test(value) ? Buffer.from(value, 'latin1').toString('utf8') : value
  return decodeWords(bare)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 2_000)
}

/**
 * Splits a value like „text/plain; charset=utf-8; name*=utf-8''a%20b” into its value and its parameters.
 * Continued and encoded parameters (RFC 2231) are joined.
 */
export function readValue(header: string | undefined): Value {
  const parameters = new Map<string, string>()
  const [value = '', ...rest] = (header ?? '').slice(0, 8_000).match(/(?:"(?:[^"\\]|\\.)*"|[^;"])+/g) ?? []
  for (const piece of rest.slice(0, 50)) {
    const match = /^\s*([\w-]+)(\*\d+)?(\*)?\s*=\s*(.*?)\s*$/.exec(piece)
    if (!match) continue
    const [, name = '', , isEncoded, text = ''] = match
    const plain = text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text
    const key = name.toLowerCase()
    parameters.set(key, (parameters.get(key) ?? '') + (isEncoded ? unescaped(plain) : plain))
  }
  return { value: value.trim().toLowerCase(), parameters }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replace(/^[\w-]*'[\w-]*'/, ''))
  } catch {
    return text
  }
}
