/** A string or template of a file; `text` is what stands between the quotes, `${…}` of templates left out. */
export type Literal = { readonly start: number; readonly text: string; readonly kind: 'string' | 'template' }

/**
 * A file in two parts: `code`, as long as the file, with comments, literals and regular expressions blanked
 * (line breaks and the expressions inside templates stay), and the literals.
 * `unreadable` is the offset of a template or comment that never ends; the checks refuse such a file
 * instead of passing over its rest.
 */
export type Scanned = {
  readonly code: string
  readonly literals: readonly Literal[]
  readonly unreadable: number | undefined
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
/** Quotes stay in the code, so that a value is seen to stand there. */
const blankInside = (text: string): string =>
  text.length < 2 ? text : `${text[0]}${blank(text.slice(1, -1))}${text.at(-1)}`
const wordsBeforeRegex =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/

/** A slash begins a regular expression where a value may begin; after a value it divides. */
function beginsRegex(before: string): boolean {
  const last = before.trimEnd()
  return last === '' || /(?:[([{,;:=!&|?+\-*%~^]|=>)$/.test(last) || wordsBeforeRegex.test(last)
}

function endOfRegex(text: string, start: number): number | undefined {
  let inClass = false
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    const char = text[at]
    if (char === '\\') at++
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return at + 1
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[start]) return at + 1
    else if (text[at] === '\n') return at
  }
  return text.length
}

export function scanSource(text: string): Scanned {
  const literals: Literal[] = []
  /** Open templates, innermost last: where each began, its text so far, and the braces open in its expression. */
  const templates: { start: number; text: string; braces: number }[] = []
  let unreadable: number | undefined
  let code = ''
  let at = 0
  const skipTo = (end: number, shown = blank(text.slice(at, end))) => {
    code += shown
    at = end
  }
  const readTemplate = () => {
    const open = templates.at(-1)!
    let end = at
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end))
      end += text[end] === '\\' ? 2 : 1
    open.text += text.slice(at, end)
    skipTo(Math.min(end, text.length))
    if (at >= text.length) return
    if (text[at] === '`') {
      literals.push({ start: open.start, text: open.text, kind: 'template' })
      templates.pop()
      skipTo(at + 1, '`')
    } else {
      open.braces = 1
      open.text += ' '
      skipTo(at + 2)
    }
  }
  while (at < text.length) {
    const char = text[at]!
    const open = templates.at(-1)
    if (text.startsWith('//', at)) skipTo(endOf(text, '\n', at, 0))
    else if (text.startsWith('/*', at)) {
      if (text.indexOf('*/', at + 2) === -1) unreadable ??= at
      skipTo(endOf(text, '*/', at + 2, 2))
    } else if (char === "'" || char === '"') {
      const end = endOfString(text, at)
      literals.push({ start: at, text: text.slice(at + 1, end - 1), kind: 'string' })
      skipTo(end, blankInside(text.slice(at, end)))
    } else if (char === '`') {
      templates.push({ start: at, text: '', braces: 0 })
      skipTo(at + 1, '`')
      readTemplate()
    } else if (char === '/' && beginsRegex(code.slice(-40)) && endOfRegex(text, at) !== undefined)
      skipTo(endOfRegex(text, at)!)
    else if (open !== undefined && char === '}' && --open.braces === 0) {
      skipTo(at + 1)
      readTemplate()
    } else {
      if (open !== undefined && char === '{') open.braces++
      code += char
      at++
    }
  }
  if (templates.length > 0) unreadable ??= templates[0]!.start
  return { code, literals, unreadable }
}

function endOf(text: string, mark: string, from: number, extra: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + extra
}
