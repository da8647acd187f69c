import { createHash } from 'node:crypto'
import { concatTransformationMatrix, degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { StampCorner } from '@hdoc/contract/printing/printing-values.ts'
import { stampCorners } from '@hdoc/contract/printing/printing-values.ts'
import { describe, expect, it } from 'vitest'
import { type Picture, renderPages } from '../../../../test/scan/render-page.ts'
import { stampApart } from './stamp-apart.ts'
import type { StampOrder } from './stamp-order.ts'

const order = (corner: StampCorner, pages: 'first' | 'all' = 'first'): StampOrder => ({
  lines: [
    { text: 'Primăria Comunei Dealu Florilor', bold: true, size: 8 },
    { text: 'Nr. DGA-0042/2026', bold: true, size: 13 },
    { text: 'din 20.11.2026, ora 10:15 · ștț ȘȚ', bold: false, size: 8 },
  ],
  signedLine: 'Copie; originalul este semnat electronic',
  corner,
  pages,
  at: Date.UTC(2026, 10, 20, 8, 15),
})

type Shape = { rotate?: number; crop?: [number, number, number, number]; size?: [number, number] }

async function paper(...shapes: Shape[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const { rotate = 0, crop, size = [595, 842] as [number, number] } of shapes) {
    const page = document.addPage(size)
    if (crop) page.setCropBox(...crop)
    page.setRotation(degrees(rotate))
    // A state that is never closed, as sloppy programs leave it: the stamp must not be drawn in it.
    page.pushOperators(concatTransformationMatrix(0.3, 0, 0, 0.3, 90, 90))
  }
  return document.save()
}

/** The share of a page's dark points in each quarter, as a reader sees the page. */
function inkByCorner({ width, height, data }: Picture): Record<StampCorner, number> {
  const ink: Record<StampCorner, number> = { top_left: 0, top_right: 0, bottom_left: 0, bottom_right: 0 }
  let total = 0
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4] ?? 255) > 200) continue
    const side = at % width < width / 2 ? 'left' : 'right'
    ink[`${Math.floor(at / width) < height / 2 ? 'top' : 'bottom'}_${side}`] += 1
    total += 1
  }
  for (const corner of stampCorners) ink[corner] /= Math.max(total, 1)
  return total < 100 ? { top_left: 0, top_right: 0, bottom_left: 0, bottom_right: 0 } : ink
}

async function stamped(bytes: Uint8Array, wanted: StampOrder): Promise<Uint8Array> {
  const answer = await stampApart(bytes, wanted)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.bytes
}

describe('a stamp', () => {
  it('stands in the corner that the reader sees, on turned and cropped pages', async () => {
    const crop: [number, number, number, number] = [150, 300, 400, 300]
    const shapes = [0, 90, 180, 270, -90, 450].flatMap((rotate) => [{ rotate }, { rotate, crop }])
    const bytes = await paper(...shapes)
    for (const corner of stampCorners) {
      const pages = await renderPages(await stamped(bytes, order(corner, 'all')), 72)
      expect(pages.length).toBe(shapes.length)
      for (const [at, page] of pages.entries())
        expect(inkByCorner(page)[corner], `${corner}, ${JSON.stringify(shapes[at])}`).toBeGreaterThan(0.97)
    }
  }, 30_000)

  it('stands upright: the number is read from left to right on a turned page', async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    for (const rotate of [0, 90, 180, 270]) {
      const data = await stamped(await paper({ rotate }), order('top_right'))
      const document = await getDocument({ data, verbosity: 0 }).promise
      const page = await document.getPage(1)
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => ('str' in item ? [item] : []))
      expect(texts.map(({ str }) => str).join(' ')).toContain('ștț ȘȚ')
      const viewport = page.getViewport({ scale: 1 })
      for (const { transform } of texts.filter(({ str }) => str.trim() !== '')) {
        const [a = 0, b = 0] = viewport.transform
        const [c = 0, d = 0] = viewport.transform.slice(2)
        const along = [a * transform[0] + c * transform[1], b * transform[0] + d * transform[1]]
        expect(along[0]).toBeGreaterThan(1)
        expect(Math.abs(along[1] ?? 1)).toBeLessThan(0.01)
      }
      await document.loadingTask.destroy()
    }
  })

  it('is on the first page only unless all are wanted', async () => {
    const bytes = await paper({}, {}, {})
    const marked = async (wanted: 'first' | 'all') =>
      (await renderPages(await stamped(bytes, order('top_left', wanted)), 40)).map(
        (page) => inkByCorner(page).top_left > 0,
      )
    expect(await marked('first')).toEqual([true, false, false])
    expect(await marked('all')).toEqual([true, true, true])
  })

  it('gets smaller on a small page, and stays on it', async () => {
    const [page] = await renderPages(
      await stamped(await paper({ size: [120, 90] }), order('bottom_right')),
      144,
    )
    expect(inkByCorner(page!).bottom_right).toBeGreaterThan(0.97)
  })

  it('on a copy of a signed document leaves its bytes alone and its signature out', async () => {
    const document = await PDFDocument.create()
    document.addPage([300, 300])
    const { context, catalog } = document
    const signature = context.register(
      context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        ByteRange: [0, 10, 20, 30],
        Contents: PDFString.of('x'),
      }),
    )
    const field = context.register(context.obj({ FT: 'Sig', T: PDFString.of('Semnătura'), V: signature }))
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }))
    const bytes = await document.save({ useObjectStreams: false })
    const before = createHash('sha256').update(bytes).digest('hex')
    const answer = await stampApart(bytes, order('top_left'))
    expect(answer).toMatchObject({ ok: true, wasSigned: true })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(before)
    const copy = answer.ok ? await PDFDocument.load(answer.bytes) : undefined
    const form = copy?.catalog.lookup(PDFName.of('AcroForm'))
    expect(String(form)).not.toContain('SigFlags')
    const kept = [...(copy?.context.enumerateIndirectObjects() ?? [])].map(([, object]) => String(object))
    expect(kept.filter((text) => text.includes('/V ')).length).toBe(0)
  })

  it('refuses what is encrypted or no PDF, and what asks for too much', async () => {
    const document = await PDFDocument.create()
    document.addPage([300, 300])
    document.encrypt({ userPassword: 'parola', ownerPassword: 'altceva' })
    expect(await stampApart(await document.save(), order('top_left'))).toEqual({
      ok: false,
      reason: 'encrypted',
    })
    for (const bad of ['', '%PDF-1.7\n', '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF'])
      expect(await stampApart(Buffer.from(bad), order('top_left'))).toEqual({
        ok: false,
        reason: 'unreadable',
      })
    const heavy = await paper(...Array.from({ length: 40 }, () => ({})))
    expect(await stampApart(heavy, order('top_left', 'all'), { milliseconds: 1, megabytes: 320 })).toEqual({
      ok: false,
      reason: 'too_heavy',
    })
    expect(await stampApart(heavy, order('top_left', 'all'), { milliseconds: 9000, megabytes: 8 })).toEqual({
      ok: false,
      reason: 'too_heavy',
    })
  })
})
