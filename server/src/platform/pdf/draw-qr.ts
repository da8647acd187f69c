import { create } from 'qrcode'
import type { Pdf } from './create-pdf.ts'

export type QrPlace = { x: number; y: number; size: number; alt: string }

/** White border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * The runs of dark modules in each row. Each run is one rectangle, so that no
 * white hairlines appear in between.
 */
export function qrRuns(content: string): {
  modules: number
  runs: { row: number; from: number; length: number }[]
} {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules
  const runs: { row: number; from: number; length: number }[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue
      const last = runs.at(-1)
      if (last?.row === row && last.from + last.length === column) last.length++
      else runs.push({ row, from: column, length: 1 })
    }
  }
  return { modules: size, runs }
}

/** A QR code as vector shapes, sharp at any resolution, with its quiet zone inside `size` (points). */
export function drawQr({ doc, root }: Pdf, content: string, { x, y, size, alt }: QrPlace): void {
  const { modules, runs } = qrRuns(content)
  const unit = size / (modules + 2 * QUIET_ZONE)
  const at = (position: number) => (position + QUIET_ZONE) * unit
  root.add(
    doc.struct('Figure', { alt }, () => {
      doc.save()
      doc.rect(x, y, size, size).fill('#ffffff')
      for (const run of runs) doc.rect(x + at(run.from), y + at(run.row), run.length * unit, unit)
      doc.fill('#000000')
      doc.restore()
    }),
  )
}
