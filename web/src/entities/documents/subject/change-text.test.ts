import { expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { changeText } from './change-text.ts'

test('codes of the history are said in words, days as dates, nothing as empty', () => {
  expect(changeText('status', '9')).toBe('Anulat')
  expect(changeText('access_level', 'restricted')).toBe('Restricționat (persoane nominalizate)')
  expect(changeText('physical_form', 'paper')).toBe('Pe hârtie')
  expect(changeText('external_date', '2026-06-05')).toBe('05.06.2026')
  expect(changeText('location', '')).toBe('gol')
  expect(changeText('head_complaint', 'granted')).toBe('Rezolvată favorabil')
  expect(changeText('spoken', 'true')).toBe('Da')
})

test('a value that is no code of its field stays as it is', () => {
  expect(changeText('pages', '9')).toBe('9')
  expect(changeText('physical_form', 'dosar cu șină')).toBe('dosar cu șină')
})
