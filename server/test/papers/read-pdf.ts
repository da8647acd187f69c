import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads a PDF: its number of pages, and all its text with single blanks between the pieces. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const parts: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const content = await (await document.getPage(page)).getTextContent()
    for (const item of content.items) if ('str' in item) parts.push(item.str)
  }
  const pages = document.numPages
  await document.loadingTask.destroy()
  return { pages, text: parts.join(' ').replace(/\s+/g, ' ') }
}
