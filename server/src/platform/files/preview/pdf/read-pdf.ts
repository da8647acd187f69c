import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnshownError } from '../unshown/unshown-error.ts'

const MOST_PAGES = 1_000
/** Letters that are read of a document in all; enough for what a search and a person look at. */
const MOST_LETTERS = 1_000_000

const library = dirname(
  dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))),
)

/** The text of a PDF, page by page; nothing of it is run or drawn. A page that is a picture has none. */
export async function readPdf(bytes: Buffer): Promise<{ pages: string[]; cut: boolean }> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${library}/standard_fonts/`,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  })
  const document = await task.promise.catch((error: unknown) => {
    throw new UnshownError(error instanceof PasswordException ? 'password' : 'damaged')
  })
  const pages: string[] = []
  let left = MOST_LETTERS
  const count = Math.min(document.numPages, MOST_PAGES)
  for (let number = 1; number <= count && left > 0; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .slice(0, left)
    left -= text.length
    pages.push(text)
    page.cleanup()
  }
  const cut = pages.length < document.numPages || left <= 0
  await task.destroy()
  return { pages, cut }
}
