const unfinished = /(?:^|\s)@([\p{L}\p{N}.-]*)$/u

/**
 * The beginning of a name that is being typed between an „@” and the caret; undefined when none is being
 * typed there.
 */
export function typedName(text: string, caret = text.length): string | undefined {
  return unfinished.exec(text.slice(0, caret))?.[1]
}

/**
 * Completes the name that is being typed. Gives the whole text and the caret behind the name; the text behind
 * the caret stays.
 */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, text.lastIndexOf('@', caret - 1))
  const behind = text.slice(caret)
  const said = `${before}@${name}`
  return { text: behind.startsWith(' ') ? `${said}${behind}` : `${said} ${behind}`, caret: said.length + 1 }
}
