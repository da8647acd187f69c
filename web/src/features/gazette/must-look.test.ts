import { expect, test } from 'vitest'
import { mustLook } from './must-look.ts'

const nothing = { mark: 'abc', findings: [], cut: false, unread: [], beside: [] }
const file = { file: 'anexa.docx', partly: false, hidden_sheets: [], authors: ['Ion Pop'] }

test('a name in the properties asks for no tick, what nobody sees does', () => {
  expect(mustLook(nothing)).toBe(false)
  expect(mustLook({ ...nothing, beside: [file] })).toBe(false)
  expect(mustLook({ ...nothing, beside: [file, { ...file, hidden_sheets: ['Salarii'] }] })).toBe(true)
  expect(mustLook({ ...nothing, beside: [{ ...file, partly: true }] })).toBe(true)
  expect(mustLook({ ...nothing, unread: ['scan.pdf'] })).toBe(true)
})
