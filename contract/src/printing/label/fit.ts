import type { LabelLine } from './layout.ts'

export type FittedLine = {
  /** The text, with a line break where a long number was split. */
  text: string
  /** Letter size, in the unit of the line. */
  size: number
}

/** A number takes two rows rather than letters smaller than this part of the wanted size. */
const WORTH_SPLITTING = 0.6
/** Names shrink down to this part of the wanted size; after that they end in „…”. */
const LEAST_OF_NAMES = 0.8
/** Line height, in letter sizes, as the letters are drawn. */
const LINE = 1.3

/** Splits a number behind the separator nearest to its middle, or in the middle when it has none. */
function splitNumber(text: string): [string, string] {
  const middle = text.length / 2
  const places = [...text.matchAll(/[-/. ]/g)].map((sign) => sign.index + 1).filter((at) => at < text.length)
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle)
  return [text.slice(0, at), text.slice(at)]
}

/** Millimetres by which a line's box is wider than its text: rounding must not break a number that fits. */
export const HAIR_MM = 0.18

/**
 * The letter size at which a text fits its line of a label. Number and date are never cut: they shrink, and a
 * long number takes two rows. `widthOf`: width of a text in letters of size 1.
 */
export function fitLine(line: LabelLine, text: string, widthOf: (text: string) => number): FittedLine {
  const wanted = Math.min(line.size, line.height / line.rows / LINE)
  if (line.rows > 1) return { text, size: wanted }
  const whole = Math.min(wanted, line.width / Math.max(widthOf(text), 0.01))
  if (line.part === 'date') return { text, size: whole }
  if (line.part !== 'number') return { text, size: Math.max(whole, wanted * LEAST_OF_NAMES) }
  if (whole >= wanted * WORTH_SPLITTING) return { text, size: whole }
  const rows = splitNumber(text)
  const widest = Math.max(...rows.map(widthOf))
  const split = Math.min(line.height / rows.length / LINE, line.width / widest)
  return split > whole ? { text: rows.join('\n'), size: split } : { text, size: whole }
}
