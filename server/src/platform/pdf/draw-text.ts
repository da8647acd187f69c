import type { Pdf } from './create-pdf.ts'

export type TextBox = {
  x: number
  y: number
  width: number
  /** Height in points; a text that does not fit ends in „…”. */
  maxHeight: number
  size: number
  bold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  /** The role of the text for a screen reader; a paragraph when not given. */
  role?: 'H1' | 'H2' | 'P'
}

/** What lies between lines, as a share of the font size. */
export const LINE_GAP = 0.12

/** Draws text in a box and gives the y below it. Sizes in points, y from the top of the page. */
export function drawText({ doc, root }: Pdf, text: string, box: TextBox): number {
  const { x, y, width, maxHeight, size, bold = false, color = '#1b232e', align = 'left', role = 'P' } = box
  doc.font(bold ? 'bold' : 'regular').fontSize(size)
  const options = { width, align, lineGap: size * LINE_GAP }
  const height = Math.min(doc.heightOfString(text, options), maxHeight)
  root.add(
    doc.struct(role, {}, () => {
      doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(color)
      doc.text(text, x, y, { ...options, height: maxHeight, ellipsis: '…' })
    }),
  )
  return y + height
}
