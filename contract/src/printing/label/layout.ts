import type { LabelSize } from './size.ts'

/** A rectangle on a label, in millimetres from its upper left corner. */
export type LabelBox = { x: number; y: number; width: number; height: number }
export const labelParts = ['institution', 'number', 'date', 'register', 'issuer'] as const
export type LabelPart = (typeof labelParts)[number]
export type LabelLine = LabelBox & {
  part: LabelPart
  /** Lines of text the box holds, 1 or 2. */
  rows: number
  /** The largest letter size that fits the box, in millimetres. */
  size: number
}
/** The boxes of codes contain their quiet zones; null = the label does not bear that code. */
export type LabelLayout = { qr: LabelBox | null; bars: LabelBox | null; lines: LabelLine[] }

/** Millimetres that printers leave white at the edge: printers of rolls, and office printers. */
const ROLL_EDGE = 1.5
const SHEET_EDGE = 4
/** Millimetres by which a code may lie nearer to the edge, because it brings white of its own. */
const QUIET = 1
/** The narrowest bar in millimetres: still 1.4 points wide in a 150 dpi scan; below it readers guess. */
const LEAST_BAR = 0.24
const LEAST_QR = 10
const LARGEST_QR = 30
const GAP = 0.8
/** Least height of a line in millimetres (letters of some 4 points); lines are left out rather than lower. */
const LEAST_LINE = 1.9
const HIGHEST_LINE = 4.4
const LETTERS = 0.8

const weights: Record<LabelPart, number> = {
  institution: 1.9,
  number: 2.1,
  date: 1.1,
  register: 1,
  issuer: 1,
}
/** Parts that are left out when there is no room, in this order. */
const dispensable: readonly LabelPart[] = ['issuer', 'register']

function linesIn(box: LabelBox, withIssuer: boolean): LabelLine[] {
  let parts = labelParts.filter((part) => part !== 'issuer' || withIssuer)
  const unitOf = () => box.height / parts.reduce((sum, part) => sum + weights[part], 0)
  for (const part of dispensable) if (unitOf() < LEAST_LINE) parts = parts.filter((one) => one !== part)
  const unit = Math.min(unitOf(), HIGHEST_LINE)
  let y = box.y
  return parts.map((part) => {
    const height = unit * weights[part]
    const rows = part === 'institution' ? 2 : 1
    const line = { part, rows, size: (height / rows) * LETTERS, x: box.x, y, width: box.width, height }
    y += height
    return line
  })
}

/**
 * Positions of everything on a label, the same for the printed label and the preview. `barModules`: width of
 * the Code 128 in modules with its quiet zones. The QR code replaces bars that could not be read at 150 dpi.
 */
export function labelLayout(
  size: Pick<LabelSize, 'width_mm' | 'height_mm' | 'codes' | 'with_issuer'> & { sheet: object | null },
  barModules: number,
): LabelLayout {
  const { width_mm: width, height_mm: height, codes } = size
  const edge = size.sheet === null ? ROLL_EDGE : SHEET_EDGE
  const outer = edge - QUIET
  const barHeight = Math.min(14, Math.max(6, height * 0.26))
  const barWidth = width - 2 * outer
  const wide = barWidth / barModules >= LEAST_BAR
  const restWith = (bars: boolean) => height - edge - (bars ? barHeight + GAP : outer)
  const qrWith = (bars: boolean) => Math.min(restWith(bars) - outer, width * 0.42, LARGEST_QR)
  const hasBars = codes !== 'qr' && wide && (codes === 'code128' || qrWith(true) >= LEAST_QR)
  const hasQr = codes !== 'code128' || !hasBars
  const side = qrWith(hasBars)
  const bars = hasBars ? { x: outer, y: height - edge - barHeight, width: barWidth, height: barHeight } : null
  const qr = hasQr ? { x: width - outer - side, y: outer, width: side, height: side } : null
  const text = {
    x: edge,
    y: edge,
    width: (qr ? qr.x : width - edge) - edge - (qr ? GAP : 0),
    height: (bars ? bars.y - GAP : height - edge) - edge,
  }
  return { qr, bars, lines: linesIn(text, size.with_issuer) }
}
