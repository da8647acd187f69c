import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Folds a text for searching: no diacritics, lower case, any blanks as one. „Ședința  ” finds „sedinta”. */
const searchable = (text: string): string =>
  foldDiacritics(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')

/**
 * The next page whose text holds the words. The search begins with the page behind `after`, goes on from page
 * 1, and ends with `after` itself; undefined when no page holds them. It reads one page after another and
 * asks `isWanted` in between.
 */
export async function findInPdf(
  document: Pick<PDFDocumentProxy, 'getPage'>,
  words: string,
  { pages, after, isWanted }: { pages: number; after: number; isWanted: () => boolean },
): Promise<number | undefined> {
  const wanted = searchable(words).trim()
  if (wanted === '') return undefined
  for (let step = 1; step <= pages && isWanted(); step++) {
    const number = ((after - 1 + step) % pages) + 1
    const { items } = await (await document.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
    if (searchable(text).includes(wanted)) return number
  }
  return undefined
}
