import bwip from 'bwip-js/node'
import type { Pdf } from './create-pdf.ts'
import type { Box } from './draw-frame.ts'

/** White that readers need at either end, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10

/**
 * The bars of a code: widths in modules, dark and light in turn, the first one dark.
 * `modules` includes quiet zones.
 */
export function code128Bars(content: string): { modules: number; widths: readonly number[] } {
  const [code] = bwip.raw({ bcid: 'code128', text: content })
  const widths = code && 'sbs' in code ? code.sbs : []
  return { modules: widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE), widths }
}

/** Code 128 as vector shapes, its quiet zones inside the box (points). */
export function drawCode128({ doc, root }: Pdf, content: string, box: Box & { alt: string }): void {
  const { modules, widths } = code128Bars(content)
  const unit = box.width / modules
  root.add(
    doc.struct('Figure', { alt: box.alt }, () => {
      doc.save()
      doc.rect(box.x, box.y, box.width, box.height).fill('#ffffff')
      let x = box.x + QUIET_ZONE * unit
      widths.forEach((width, at) => {
        if (at % 2 === 0) doc.rect(x, box.y, width * unit, box.height)
        x += width * unit
      })
      doc.fill('#000000')
      doc.restore()
    }),
  )
}
