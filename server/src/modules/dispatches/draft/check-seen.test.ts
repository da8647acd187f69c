import { expect, it } from 'vitest'
import { checkSeen } from './check-seen.ts'
import type { DraftRow } from './queries.ts'

const draft = { version: 2, written_by_name: 'Olga Urbanism' } as DraftRow

it.each<[string, DraftRow | undefined, number | undefined]>([
  ['the text that was seen', draft, 2],
  ['no text where none was seen', undefined, 0],
  ['a caller that names no version', draft, undefined],
])('lets pass: %s', (_, row, seen) => {
  expect(() => checkSeen(row, seen)).not.toThrow()
})

it.each<[string, DraftRow | undefined, number]>([
  ['a text that was written anew', draft, 1],
  ['a text where none was seen', draft, 0],
  ['no text where one was seen', undefined, 1],
])('refuses %s', (_, row, seen) => {
  expect(() => checkSeen(row, seen)).toThrow(expect.objectContaining({ code: 'STALE_VERSION' }))
})
