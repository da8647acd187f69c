const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return entities[String(name).toLowerCase()] ?? whole
  })

/**
 * The words of a text with markup, paragraphs on lines of their own. It is for reading only and is escaped like any other
 * text where it is shown: markup that is not recognised here stands there as letters.
 */
export function plainText(markup: string): string {
  const bare = markup
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, '[$1]')
    .replace(/<li\b[^>]*>/gi, '\n– ')
    .replace(/<(?:br|\/p|\/h[1-6]|\/tr|\/ul|\/ol|\/table|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]\b[^>]*>/gi, ' · ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
  return decoded(bare)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
