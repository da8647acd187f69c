// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readingAids, readingOf, setReading, wordsOf } from './reading-aids.ts'

const first = readFileSync(join(import.meta.dirname, '../../../public/reading.js'), 'utf8')
/** What the page does before its first paint. */
const firstPaint = () => new Function(first)()

test.each([
  [{ text: 1, on: [] }, ''],
  [{ text: 3, on: ['links', 'contrast'] }, 'text3 contrast links'],
  [{ text: 2, on: [...readingAids] }, 'text2 contrast links letters motion guide'],
] as const)('%j is written as „%s”, and read back', (reading, words) => {
  expect(wordsOf(reading)).toBe(words)
  expect([...readingOf(words).on].sort()).toEqual([...reading.on].sort())
  expect(readingOf(words).text).toBe(reading.text)
})

test('what was chosen is on before the first paint of the next page, and gone when it was taken back', () => {
  const root = document.documentElement
  setReading({ text: 2, on: ['contrast'] })
  delete root.dataset.reading
  firstPaint()
  expect(root.dataset.reading).toBe('text2 contrast')
  setReading({ text: 1, on: [] })
  firstPaint()
  expect(root.dataset.reading).toBeUndefined()
  localStorage.setItem('hdoc-reading', '"><b>')
  firstPaint()
  expect(root.dataset.reading).toBeUndefined()
})
