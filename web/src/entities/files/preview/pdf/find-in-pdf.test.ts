import { expect, test } from 'vitest'
import { findInPdf } from './find-in-pdf.ts'

type Document = Parameters<typeof findInPdf>[0]
const documentOf = (texts: string[]): Document =>
  ({
    getPage: async (number: number) => ({
      getTextContent: async () => ({
        items: (texts[number - 1] ?? '').split(' ').map((str) => ({ str, hasEOL: true })),
      }),
    }),
  }) as unknown as Document
const pages = documentOf(['Cerere', 'HOTĂRÂREA nr. 7', 'Anexă', 'hotărârea nr. 8'])
const find = (words: string, after: number, isWanted = () => true) =>
  findInPdf(pages, words, { pages: 4, after, isWanted })

test('words are found on the next page that holds them, then from the beginning again', async () => {
  expect(await find('hotararea  NR.', 4)).toBe(2)
  expect(await find('hotarârea nr.', 2)).toBe(4)
  expect(await find('hotărârea', 4)).toBe(2)
  expect(await find('anexa', 3)).toBe(3)
})

test('what is nowhere, blank or no longer wanted is not found', async () => {
  expect(await find('proces-verbal', 1)).toBeUndefined()
  expect(await find('   ', 1)).toBeUndefined()
  expect(await find('anexa', 1, () => false)).toBeUndefined()
})
