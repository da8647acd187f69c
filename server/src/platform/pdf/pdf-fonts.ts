import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** DejaVu Sans has the Romanian letters with comma below, which the fonts built into PDF viewers lack. */
export type PdfFonts = { regular: Buffer; bold: Buffer }

let loading: Promise<PdfFonts> | undefined

const load = (file: string) => readFile(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)))

async function loadBoth(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([load('DejaVuSans.ttf'), load('DejaVuSans-Bold.ttf')])
  return { regular, bold }
}

/** Read once; a failed reading is tried again by the next caller. */
export function pdfFonts(): Promise<PdfFonts> {
  loading ??= loadBoth().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
