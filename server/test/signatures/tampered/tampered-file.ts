import type { PdfView } from '../../../src/platform/signatures/pdf/open-view.ts'
import type { Written } from '../../../src/platform/signatures/sign/append-update.ts'

/** A file of which no signature may be called valid. */
export type TamperedFile = {
  name: string
  bytes: Buffer
  /** The verdicts that are right for the first signature; `unsigned` when none may be shown. */
  as: readonly string[]
  /** What the signature signs, where that lies apart from it, and whether it is the present version of its file. */
  apart?: { content: Buffer; isPresent: boolean }
}

export const AT = '2026-11-20T08:00:00Z'

export const changed = (name: string, bytes: Buffer): TamperedFile => ({ name, bytes, as: ['changed'] })

/** Replaces text by text of the same length. */
export function swapped(file: Buffer, from: string | RegExp, to: (found: string) => string): Buffer {
  const text = file.toString('latin1')
  const after = text.replace(from, (found) => to(found).padEnd(found.length).slice(0, found.length))
  if (after === text) throw new Error(`nothing to replace: ${from}`)
  return Buffer.from(after, 'latin1')
}

export const FORGED = 'BT /F1 12 Tf 20 150 Td (suma de plata 900 lei) Tj ET'

export const pageText = (num: number, text: string): Written => ({
  num,
  gen: 0,
  body: `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
})

/** The number of the group that lists the first page. */
export function groupOf(view: PdfView): number {
  const pages = view.root.map.get('Pages') as { num: number } & object
  return pages.num
}
