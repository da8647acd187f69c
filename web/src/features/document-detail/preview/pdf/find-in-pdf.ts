import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Letters without marks, in lower case, blanks as one: „Ședința  ” finds „sedinta”. */
export const searchable = (text: string): string =>
  foldDiacritics(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')

/**
 * The next page (from `after` on, then from the first) whose text holds the words; undefined when none does. Reads page
 * after page, so `isWanted` is asked between them.
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
