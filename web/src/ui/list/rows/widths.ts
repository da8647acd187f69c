/**
 * A column's width: what its longest usual value needs, in px, or a share of the room that the columns in px leave.
 * So it does not jump with the values of a page. What is longer is cut. Other columns are as wide as their content.
 */
export type ColumnWidths = Readonly<Record<string, `${number}%` | `${number}px`>>

/** Width of the column with the boxes that choose rows. */
const boxWidth = 36

/** The width of a head among the `shown` ones. Shares shrink with the table; what the longest value needs does not. */
export function headWidths(widths: ColumnWidths, shown: readonly string[], selectable: boolean) {
  const inPx = shown.map((name) => widths[name]).filter((width) => width?.endsWith('px'))
  const taken = inPx.reduce((sum, width) => sum + Number.parseFloat(width ?? ''), selectable ? boxWidth : 0)
  return (name: string): { width?: string; minWidth?: string } => {
    const width = widths[name]
    if (width === undefined) return {}
    if (width.endsWith('px')) return { width, minWidth: width }
    // A percentage would be of the whole table, and in a sum with px a table reads it as no width at all.
    const room = `max(100cqw, var(--least)) - ${taken}px`
    return { width: `calc((${room}) * ${Number.parseFloat(width) / 100})` }
  }
}
