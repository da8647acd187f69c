import type { LabelLine } from '@hdoc/contract/label-layout.ts'

/** Letters are about so wide, in their own size. */
const WIDTH = { regular: 0.6, bold: 0.7 } as const
const BASELINE = 0.95
const LINE_HEIGHT = 1.25

/** Words in rows of so many letters; what does not fit ends in „…”. */
function rowsOf(text: string, letters: number, most: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  if (rows.length <= most) return rows
  return [...rows.slice(0, most - 1), `${rows[most - 1]}…`]
}

/** A line of a label, as large as it is printed: number and date get smaller rather than be cut. */
export function LineText({ line, text }: { line: LabelLine; text: string }) {
  const bold = line.part === 'number' || line.part === 'institution'
  const unit = bold ? WIDTH.bold : WIDTH.regular
  const whole = line.part === 'number' || line.part === 'date'
  const fitting = line.width / (text.length * unit)
  const size = line.rows > 1 ? line.size : Math.min(line.size, Math.max(fitting, whole ? 0 : line.size * 0.8))
  const rows = whole ? [text] : rowsOf(text, Math.floor(line.width / (size * unit)), line.rows)
  return (
    <text fontSize={size} fontWeight={bold ? 700 : 400}>
      {rows.map((row, at) => (
        <tspan key={row} x={line.x} y={line.y + size * (BASELINE + at * LINE_HEIGHT)}>
          {row}
        </tspan>
      ))}
    </text>
  )
}
