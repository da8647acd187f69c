import { expect, test } from 'vitest'
import { foldedFilter } from './folded-filter.ts'

const entry = (label: string) => ({ value: label, label, disabled: false })
const filter = (options: Parameters<typeof foldedFilter>[0]['options'], search: string, limit = 100) =>
  foldedFilter({ options, search, limit })

test('entries are found without diacritics and without regard to case', () => {
  const all = ['Petiție', 'Factură', 'Registratură', 'Soluționat'].map(entry)
  for (const [typed, label] of [
    ['petitie', 'Petiție'],
    ['FACTURA', 'Factură'],
    ['registratura', 'Registratură'],
    ['soluţ', 'Soluționat'],
  ])
    expect(filter(all, typed!)).toEqual([entry(label!)])
  expect(filter(all, '')).toEqual(all)
  expect(filter(all, 'xyz')).toEqual([])
})

test('headings stay above what is found under them, and the limit counts entries', () => {
  const groups = [
    { group: 'A', items: [entry('Cerere'), entry('Sesizare')] },
    { group: 'B', items: [entry('Reclamație')] },
  ]
  expect(filter(groups, 'reclamatie')).toEqual([groups[1]])
  expect(filter(groups, 'e', 2)).toEqual([groups[0]])
})
