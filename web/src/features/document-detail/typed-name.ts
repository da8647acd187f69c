const unfinished = /(?:^|\s)@([\p{L}\p{N}.-]*)$/u

/** What stands between an „@” and the caret: the beginning of a name; undefined when no name is being typed there. */
export function typedName(text: string, caret = text.length): string | undefined {
  return unfinished.exec(text.slice(0, caret))?.[1]
}

/** The text with the name that was being typed in full, and where one goes on; what stands behind the caret stays. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, text.lastIndexOf('@', caret - 1))
  const behind = text.slice(caret)
  const said = `${before}@${name}`
  return { text: behind.startsWith(' ') ? `${said}${behind}` : `${said} ${behind}`, caret: said.length + 1 }
}
