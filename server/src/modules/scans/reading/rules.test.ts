import { expect, test } from 'vitest'
import { partName, partsOf, whyNotAttached } from './rules.ts'

const a = { institutionId: 1, documentId: 10 }
const b = { institutionId: 1, documentId: 20 }
const shown = (...sheets: Parameters<typeof partsOf>[0]) =>
  partsOf(sheets).map(
    ({ from, to, label, note }) => `${from}-${to} ${label?.documentId ?? '-'}${note && ` ${note}`}`,
  )

test('a scan without labels, or with those of one document, stays whole', () => {
  expect(shown([], [], [])).toEqual(['1-3 -'])
  expect(shown([a], [], [])).toEqual(['1-3 10'])
  expect(shown([], [a], [])).toEqual(['1-3 10'])
  expect(shown([a, a], [a], [])).toEqual(['1-3 10'])
})

test('several labels cut a scan at each labelled sheet', () => {
  expect(shown([a], [], [b])).toEqual(['1-2 10', '3-3 20'])
  expect(shown([a], [b], [a])).toEqual(['1-1 10', '2-2 20', '3-3 10'])
  expect(shown([a], [a], [b], [])).toEqual(['1-2 10', '3-4 20'])
})

test('sheets before the first of several labels are a part of their own', () => {
  expect(shown([], [a], [b])).toEqual(['1-1 -', '2-2 10', '3-3 20'])
})

test('a sheet with labels of two documents is nobody’s', () => {
  expect(shown([a, b], [])).toEqual(['1-2 - several'])
  expect(shown([a], [a, b], [], [b])).toEqual(['1-1 10', '2-3 - several', '4-4 20'])
})

test('parts are named by their pages', () => {
  expect(partName('scan_01.tiff', { from: 3, to: 5 })).toBe('scan_01 (p. 3–5).pdf')
  expect(partName('scan', { from: 2, to: 2 })).toBe('scan (p. 2).pdf')
})

test('a label is followed to a living document of this institution alone', () => {
  expect(whyNotAttached(a, 1, { id: 10, status: 2 })).toBeUndefined()
  expect(whyNotAttached(a, 1, { id: 10, status: 9 })).toBe('annulled')
  expect(whyNotAttached(a, 1, undefined)).toBe('unknown')
  expect(whyNotAttached(a, 2, { id: 10, status: 2 })).toBe('foreign')
})
