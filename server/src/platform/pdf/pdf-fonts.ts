import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The fonts of PDFs: DejaVu Sans. It has the Romanian letters with comma below,
 * which viewers' built-in fonts lack.
 */
export type PdfFonts = { regular: Buffer; bold: Buffer }

let loading: Promise<PdfFonts> | undefined

const load = (file: string) => readFile(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)))

async function loadBoth(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([load('DejaVuSans.ttf'), load('DejaVuSans-Bold.ttf')])
  return { regular, bold }
}

/** The fonts, read once per process. After a failed reading the next caller tries again. */
export function pdfFonts(): Promise<PdfFonts> {
  loading ??= loadBoth().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
