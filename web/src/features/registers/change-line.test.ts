import { afterEach, expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { setLanguage } from '../../lib/languages/language.ts'
import { changeLine } from './change-line.ts'

const line = (action: string, field: string, before: string, after: string) =>
  changeLine(action, { field, before, after })

afterEach(() => setLanguage('ro'))

test('changed fields are said by their labels, yes and no, choices and names', () => {
  expect(line('register.updated', 'daily', 'false', 'true')).toBe('Serie zilnică: din „nu” în „da”')
  expect(line('register.updated', 'reset', 'manual', 'auto')).toBe(
    'Resetare: din „Manuală” în „Automată – anual, la 1 ianuarie”',
  )
  expect(line('register.updated', 'category', '', 'iesire')).toBe(
    'Categorie: din „Toate categoriile” în „Ieșire”',
  )
  expect(line('register.updated', 'last_number', '', '50')).toBe('Ultimul număr permis: din „gol” în „50”')
  const access = JSON.stringify([
    { principal: 'group', id: 1, name: 'Cabinetul primarului', see: true, register: true },
    { principal: 'user', id: 2, name: 'Sorin Bujor', see: true, register: false },
  ])
  expect(line('register.updated', 'access', '[]', access)).toBe(
    'Cine are acces: din „toți utilizatorii instituției” în „Cabinetul primarului (vede, înregistrează); Sorin Bujor (vede)”',
  )
})

test('what was made is told once: reserved numbers and books with days as they are read', () => {
  expect(line('register.numbers_reserved', 'reserved_on', '', '2026-11-21')).toBe(
    'Data numerelor: 21.11.2026',
  )
  expect(line('register.numbers_reserved', 'count', '', '10')).toBe('Câte numere: 10')
  expect(line('register.book_asked', 'kind', '', 'table')).toBe('Forma: Numai tabel (XLSX și CSV)')
  expect(line('register.book_downloaded', 'format', '', 'xlsx')).toBe('Formatul fișierului: XLSX')
  expect(line('register.number_released', 'state', 'reserved', 'released')).toBe(
    'Stare: din „Rezervat” în „Eliberat (anulat)”',
  )
})

test('the other language, and what has no label or says nothing', () => {
  setLanguage('en')
  expect(line('register.updated', 'closed_by', '1', '2')).toBeUndefined()
  expect(line('register.book_asked', 'book_id', '', '2')).toBeUndefined()
  expect(line('register.numbers_reserved', 'note', '', '')).toBeUndefined()
  expect(line('register.updated', 'daily', 'true', 'false')).toBe('Daily series: from "yes" to "no"')
})
