import { create } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { createPdf, finishPdf } from './create-pdf.ts'
import { drawQr, qrRuns } from './draw-qr.ts'

const URL = 'http://dealuflorilor.localhost:3000/#/urmarire/k7m2q9xw4t8bz3ndp5cvrh6a'
const createdAt = new Date('2026-11-20T08:15:00Z')

async function drawn(size: number): Promise<string> {
  const pdf = await createPdf({ title: 'QR', author: 'HDoc', language: 'ro', createdAt, compress: false })
  drawQr(pdf, URL, { x: 0, y: 0, size, alt: 'Cod QR' })
  return (await finishPdf(pdf)).toString('latin1')
}

describe('QR code', () => {
  it('has the runs of every dark module, and no other', () => {
    const expected = create(URL, { errorCorrectionLevel: 'M' }).modules
    const { modules, runs } = qrRuns(URL)
    const rebuilt = new Uint8Array(modules * modules)
    for (const run of runs)
      rebuilt.fill(1, run.row * modules + run.from, run.row * modules + run.from + run.length)
    expect(modules).toBe(expected.size)
    expect(Array.from(rebuilt)).toEqual(Array.from(expected.data, (module) => (module ? 1 : 0)))
  })

  it('is drawn as rectangles on the page that give the same modules, with four empty ones around', async () => {
    const { modules } = qrRuns(URL)
    const size = (modules + 8) * 3
    const rectangles = [...(await drawn(size)).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)]
      .map((match) => match.slice(1, 5).map(Number))
      .filter(([, , width]) => width !== size)
    const rebuilt = new Uint8Array(modules * modules)
    for (const [x = 0, y = 0, width = 0] of rectangles) {
      const start = (Math.round(y / 3) - 4) * modules + Math.round(x / 3) - 4
      rebuilt.fill(1, start, start + Math.round(width / 3))
    }
    const expected = create(URL, { errorCorrectionLevel: 'M' }).modules.data
    expect(Array.from(rebuilt)).toEqual(Array.from(expected, (module) => (module ? 1 : 0)))
  })

  it('has a description for those who cannot see it', async () => {
    expect(await drawn(100)).toMatch(
      /\/S \/Figure[\s\S]*\/Alt \(Cod QR\)|\/Alt \(Cod QR\)[\s\S]*\/S \/Figure/,
    )
  })
})
