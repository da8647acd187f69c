import { fitLine, HAIR_MM } from '@hdoc/contract/printing/label/fit.ts'
import type { LabelLine } from '@hdoc/contract/printing/label/layout.ts'
import { letterMeasure } from '@hdoc/contract/printing/label/letter-measure.ts'
import { labelRows } from '@hdoc/contract/printing/label/rows.ts'
import type { PrintingSection } from '@hdoc/contract/printing/printing.ts'

const BASELINE = 0.93
const LINE_HEIGHT = 1.284

/** A line of a label as it is printed: fitted and broken by the same rules, in letters of the same width. */
export function LineText({ line, sample }: { line: LabelLine; sample: PrintingSection['sample'] }) {
  const bold = line.part === 'number' || line.part === 'institution'
  const widthOf = letterMeasure(sample.widths[bold ? 'bold' : 'regular'])
  const { text, size } = fitLine(line, sample.lines[line.part], widthOf)
  const most = Math.max(line.rows, text.split('\n').length)
  const rows = labelRows(text, { width: (line.width + HAIR_MM) / size, most }, widthOf)
  return (
    <text fontSize={size} fontWeight={bold ? 700 : 400}>
      {rows.map((row, at) => (
        <tspan
          key={row}
          x={line.x}
          y={line.y + size * (BASELINE + at * LINE_HEIGHT)}
          textLength={widthOf(row) * size}
          lengthAdjust="spacingAndGlyphs"
        >
          {row}
        </tspan>
      ))}
    </text>
  )
}
