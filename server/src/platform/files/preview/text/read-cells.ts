const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/**
 * Guesses the separator from the first 20 lines. Each sign counts as often as it stands in the line that
 * has the fewest of it; the highest count wins. The semicolon wins a tie: Romanian programs write it,
 * because commas stand in numbers.
 */
export function guessSeparator(text: string): Separator {
  const lines = text
    .slice(0, 20_000)
    .split('\n', 20)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line !== '')
  const least = (separator: Separator): number =>
    Math.min(...lines.map((line) => line.split(separator).length - 1))
  return SEPARATORS.reduce<Separator>((best, one) => (least(one) > least(best) ? one : best), ';')
}

/**
 * The rows of a table written as text (RFC 4180), at most `most`; `cut` = there
 * were more. Lines must end with \n.
 */
export function readCells(
  text: string,
  separator: Separator,
  most: { rows: number; columns: number },
): { rows: string[][]; cut: boolean } {
  const rows: string[][] = []
  let row: string[] = []
  let cut = false
  let at = text.startsWith('\ufeff') ? 1 : 0
  const keep = (cell: string) => {
    if (row.length < most.columns) row.push(cell)
    else cut = true
  }
  while (at < text.length) {
    if (rows.length >= most.rows) return { rows, cut: true }
    let cell = ''
    if (text[at] === '"') {
      const { value, end } = quoted(text, at + 1)
      cell = value
      at = end
    }
    let end = at
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
    keep(cell + text.slice(at, end))
    if (end >= text.length || text[end] === '\n') {
      if (row.some((one) => one !== '')) rows.push(row)
      row = []
    } else if (end + 1 === text.length) {
      keep('')
      rows.push(row)
    }
    at = end + 1
  }
  return { rows, cut }
}

/** Reads a cell up to its closing quote; two quotes stand for one. */
function quoted(text: string, start: number): { value: string; end: number } {
  const pieces: string[] = []
  let at = start
  for (;;) {
    const end = text.indexOf('"', at)
    if (end === -1) return { value: pieces.join('') + text.slice(at), end: text.length }
    pieces.push(text.slice(at, end))
    if (text[end + 1] !== '"') return { value: pieces.join(''), end: end + 1 }
    pieces.push('"')
    at = end + 2
  }
}
