import { importProblemTable } from '@hdoc/contract/failures/problems/import-problems.ts'
import { expect, test } from 'vitest'
import { fileProblems } from '../archives/file-problems.ts'
import { groupText } from './group-text.ts'

test('the name of a group of faults is one clause, so that the number after it belongs to no sentence', () => {
  expect(groupText('import_unknown_value', 'ro')).toBe('Valoarea nu se află în listă')
  expect(groupText('import_formula', 'ro')).toBe('Celula are o formulă')
  expect(groupText('import_date', 'en')).toBe('This is no date of the calendar')
  expect(groupText('import_known', 'ro')).toBe('Există deja')
  // An example in brackets is not part of the name, and is not cut within.
  expect(groupText('phone', 'ro')).toBe('Introduceți un număr de telefon valid')
  expect(groupText('import_file_missing', 'ro')).toBe('Fișier care nu este în nicio arhivă')
  for (const key of Object.keys({ ...importProblemTable, ...fileProblems }))
    expect(groupText(key, 'ro'), key).toMatch(/^[^{}]*[^{}.:,;\s]$/)
})
