import { addPage, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { wrapText } from '../../../platform/pdf/wrap-text.ts'

/** A4 in points, with the same margins as the house's other papers. */
export const LEFT = 48
export const WIDTH = 499
const TOP = 48
const BOTTOM = 780
const FOOT = 800
const MUTED = '#4a5565'

/** Where on which page a paper goes on. */
export type Flow = { pdf: Pdf; y: number; page: number; foot: (page: number) => string }
type Style = {
  size: number
  bold?: boolean
  color?: string
  role?: 'H1' | 'H2' | 'P'
  indent?: number
}

/** A line at the foot of the page; screen readers pass over it. */
export function drawFoot({ pdf: { doc }, page, foot }: Flow): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(8).fillColor(MUTED)
  doc.text(foot(page), LEFT, FOOT, { width: WIDTH, height: 12, ellipsis: '…', align: 'center' })
  doc.endMarkedContent()
}

/** Goes to the next page when less than this height is left. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height <= BOTTOM) return
  drawFoot(flow)
  addPage(flow.pdf)
  flow.page += 1
  flow.y = TOP
}

/** Draws a text of any length, over as many pages as it needs. */
export function flowText(flow: Flow, text: string, { indent = 0, ...style }: Style): void {
  const { doc } = flow.pdf
  const { size, bold = false } = style
  doc.font(bold ? 'bold' : 'regular').fontSize(size)
  const line = doc.currentLineHeight() + size * 0.12
  const width = WIDTH - indent
  let rest = wrapText(text, width, (part) => doc.widthOfString(part), Number.POSITIVE_INFINITY)
  while (rest.length > 0) {
    keepTogether(flow, line)
    const fitting = Math.max(1, Math.floor((BOTTOM - flow.y) / line))
    const part = rest.slice(0, fitting)
    rest = rest.slice(fitting)
    // A point wider than it was measured, so that no line breaks once more.
    const box = { x: LEFT + indent, y: flow.y, width: width + 1, maxHeight: line * part.length + 1 }
    flow.y = drawText(flow.pdf, part.join('\n'), { ...box, ...style })
  }
}
