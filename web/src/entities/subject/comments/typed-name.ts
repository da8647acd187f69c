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

const addressed = /(?<=^|\s)@\p{L}[\p{L}\p{N}.-]*/gu

/** What is addressed with „@” in a text but is nobody of `names`, each once, as it was written. */
export function unresolvedNames(text: string, names: readonly string[]): string[] {
  const unknown = [...text.matchAll(addressed)]
    .filter(({ index }) => !names.some((name) => text.startsWith(`@${name}`, index)))
    .map(([said]) => said.replace(/[.-]+$/, ''))
  return [...new Set(unknown)]
}
