/**
 * The rows of a text of a label as the printing sets them: words, and parts of words behind a hyphen, as long as they
 * fit; a longer word is broken; what `most` rows do not hold ends in „…”. `widthOf`: width of a text in its letters.
 */
export function labelRows(
  text: string,
  { width, most }: { width: number; most: number },
  widthOf: (text: string) => number,
): string[] {
  const rows: string[] = []
  for (const paragraph of text.split('\n')) {
    let row = ''
    for (const piece of paragraph.split(/(?<=[\s-])/).filter(Boolean)) {
      if (row !== '' && widthOf((row + piece).trimEnd()) > width) {
        rows.push(row.trimEnd())
        row = ''
      }
      for (const letter of piece) {
        if (row !== '' && widthOf((row + letter).trimEnd()) > width) {
          rows.push(row)
          row = ''
        }
        row += letter
      }
    }
    rows.push(row.trimEnd())
  }
  if (rows.length <= most) return rows
  let last = rows[most - 1] ?? ''
  while (last !== '' && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd()
  return [...rows.slice(0, most - 1), `${last}…`]
}
