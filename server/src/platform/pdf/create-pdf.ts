import type { Language } from '@hdoc/contract/texts/languages.ts'
import PDFDocument from 'pdfkit'
import { pdfFonts } from './pdf-fonts.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>
type StructElement = ReturnType<PdfDocument['struct']>

export type PdfOptions = {
  title: string
  author: string
  language: Language
  createdAt: Date
  /** false leaves the page readable in the bytes; for tests. */
  compress?: boolean
  layout?: 'portrait' | 'landscape'
  /** Size of the page in points; A4 when not given. */
  page?: { width: number; height: number }
}

/** A document under construction: `root` is the element of the structure tree that all content belongs to. */
export type Pdf = { doc: PdfDocument; root: StructElement }

/**
 * The viewer preferences of the catalogue, which pdfkit's typings leave out. They
 * exist because of `displayTitle`.
 */
type WithRoot = { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } }

const LANGUAGE_TAG: Record<Language, string> = { ro: 'ro-RO', en: 'en-GB' }

/**
 * Starts a PDF with one page. It has no margins (callers place their content), is tagged for screen readers
 * and embeds its fonts. It asks viewers to print it at its actual size.
 */
export async function createPdf({
  title,
  author,
  language,
  createdAt,
  compress = true,
  layout = 'portrait',
  page,
}: PdfOptions): Promise<Pdf> {
  const fonts = await pdfFonts()
  const doc = new PDFDocument({
    size: page ? [page.width, page.height] : 'A4',
    layout,
    margin: 0,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: LANGUAGE_TAG[language],
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'HDoc',
      Producer: 'HDoc',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  ;(doc as unknown as WithRoot)._root.data.ViewerPreferences.data.PrintScaling = 'None'
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** Adds a page, as large as the present one or as given in points. */
export function addPage({ doc }: Pdf, { width, height }: { width: number; height: number } = doc.page): void {
  doc.addPage({ size: [width, height], margin: 0 })
}

/** Ends the document and gives its bytes. */
export function finishPdf({ doc, root }: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
