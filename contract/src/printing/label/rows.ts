/**
 * Breaks a label's text into rows as the printing does: between words and behind a hyphen. A word that is
 * wider than a row is broken. Text that does not fit into `most` rows ends in „…”. `widthOf`: width of a
 * text, in the unit of `width`.
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
