const unfinished = /(?:^|\s)@([\p{L}\p{N}.-]*)$/u

/** What stands after an „@” at the end of a text: the beginning of a name; undefined when no name is being typed. */
export function typedName(text: string): string | undefined {
  return unfinished.exec(text)?.[1]
}

/** The text with the name that was being typed in full. */
export function withName(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf('@'))}@${name} `
}
