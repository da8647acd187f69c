import { fitLine } from '@hdoc/contract/printing/label/fit.ts'
import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { defaultLabelSizes, type LabelSize } from '@hdoc/contract/printing/label/size.ts'
import { describe, expect, it } from 'vitest'
import { readCodes } from '../../../test/scan/read-codes.ts'
import { renderPages } from '../../../test/scan/render-page.ts'
import type { LabelData } from './label-data.ts'
import { placeOfLabel, renderLabels } from './render-labels.ts'

const createdAt = new Date('2026-11-20T08:15:00Z')
const label = (documentId: number, institutionId = 1, number = 'DGA-0042/2026'): LabelData => ({
  payload: labelPayload({ institutionId, documentId }),
  lines: {
    institution: 'Primăria Comunei Dealu Florilor, județul Prahova',
    number,
    date: '20.11.2026, ora 10:15',
    register: 'Registru general de intrare-ieșire',
    issuer: 'Ștefan Țăndărică',
  },
})
const render = (labels: LabelData[], size: LabelSize, start = 1) =>
  renderLabels(labels, { size, start, language: 'ro', title: 'Etichete', author: 'HDoc', createdAt })

const documents = [
  { what: 'a young one', documentId: 42, institutionId: 1 },
  { what: 'one of a large installation', documentId: 98_765_432, institutionId: 4321 },
  { what: 'the longest that may come', documentId: 9_876_543_210_987, institutionId: 87_654 },
]

describe('labels', () => {
  for (const size of defaultLabelSizes)
    it(`of ${size.name} are read by zbar at 150 and 203 dpi, whatever the number`, async () => {
      for (const { what, ...ids } of documents) {
        const number = what.startsWith('the longest') ? 'REGISTRATURA-URBANISM-000123456/2026' : undefined
        const one = label(ids.documentId, ids.institutionId, number)
        const pdf = await render([one], size)
        for (const dpi of [150, 203]) {
          const [page] = await renderPages(pdf, dpi)
          const codes = await readCodes(page!)
          expect(codes.map(({ kind }) => kind).sort(), `${what}, ${dpi} dpi`).toEqual(['CODE128', 'QRCODE'])
          for (const { text } of codes) expect(text).toBe(one.payload)
        }
      }
    })

  it('too small for bars bear the QR code, which is read', async () => {
    const size: LabelSize = { ...defaultLabelSizes[0]!, width_mm: 30, height_mm: 15 }
    const one = label(98_765_432, 4321)
    const [page] = await renderPages(await render([one], size), 150)
    expect(await readCodes(page!)).toEqual([{ kind: 'QRCODE', text: one.payload }])
  })

  it('of a roll are a page each, as large as the label and printed so', async () => {
    const pdf = await render([label(1), label(2), label(3)], defaultLabelSizes[0]!)
    const pages = await renderPages(pdf, 254)
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [570, 320],
      [570, 320],
      [570, 320],
    ])
    expect(pdf.toString('latin1')).toContain('/PrintScaling /None')
  })

  it('on sheets begin at the chosen place and go on to the next sheet', async () => {
    const size = defaultLabelSizes[3]!
    expect(placeOfLabel(size, 0, 1)).toEqual({ page: 0, x: 0, y: 0.5 })
    expect(placeOfLabel(size, 0, 5)).toEqual({ page: 0, x: 70, y: 37.5 })
    expect(placeOfLabel(size, 20, 5)).toEqual({ page: 1, x: 0, y: 0.5 })
    const labels = Array.from({ length: 24 }, (_, n) => label(n + 1))
    const pages = await renderPages(await render(labels, size, 24), 100)
    expect(pages.length).toBe(2)
    const found = await readCodes((await renderPages(await render(labels, size), 150))[0]!)
    expect(new Set(found.map(({ text }) => text))).toEqual(new Set(labels.map(({ payload }) => payload)))
  })

  it('say number and date whole, however long', () => {
    const line = { part: 'number', rows: 1, x: 0, y: 0, width: 30, height: 6, size: 4.6 } as const
    const widthOf = (text: string) => text.length * 0.7
    expect(fitLine(line, '42', widthOf)).toEqual({ text: '42', size: 4.6 })
    expect(fitLine(line, 'DGA-0042/2026', widthOf).size).toBeCloseTo(30 / 9.1)
    expect(fitLine(line, 'REGISTRATURA-URBANISM-000123456/2026', widthOf).text).toBe(
      'REGISTRATURA-URBANISM-\n000123456/2026',
    )
    const date = fitLine({ ...line, part: 'date' }, '20.11.2026, ora 10:15', widthOf)
    expect(date.size * widthOf('20.11.2026, ora 10:15')).toBeLessThanOrEqual(30.001)
  })
})
