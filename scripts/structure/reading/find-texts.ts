import type { Scanned } from './scan-source.ts'

/** A text of an object literal: the names that lead to it, the constant's first, and where it stands. */
export type FoundText = { readonly path: readonly string[]; readonly offset: number }

const token = /\bconst\s+([\w$]+)|'[^'\n]*'|"[^"\n]*"|`[^`]*`|[\w$]+|[{}[\](),:]/g
const opening: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** The texts in the object literals of a file. A list or a call between them takes the name of its place. */
export function findTexts({ code, literals }: Scanned): FoundText[] {
  const literalAt = new Map(literals.map(({ start, text }) => [start, text]))
  const tokens = [...code.matchAll(token)]
  const found: FoundText[] = []
  /** The open brackets, innermost last: how each ends, and the name of the value that it holds. */
  const open: { end: string; name: string | undefined }[] = []
  let name: string | undefined
  for (const [at, match] of tokens.entries()) {
    const [text, constant] = match
    const literal = literalAt.get(match.index)
    const isFirst = /^[{,]$/.test(tokens[at - 1]?.[0] ?? '')
    if (constant !== undefined) {
      if (open.length === 0) name = constant
    } else if (opening[text] !== undefined) {
      open.push({ end: opening[text], name })
      name = undefined
    } else if (text === open.at(-1)?.end) name = open.pop()?.name
    else if (tokens[at + 1]?.[0] === ':' && isFirst && open.at(-1)?.end === '}') name = literal ?? text
    else if (literal !== undefined && open.length > 0) {
      const path = [...open.map((one) => one.name), name].filter((one) => one !== undefined)
      found.push({ path, offset: match.index })
    }
  }
  return found
}
