import { expect, test } from 'vitest'
import { checkSector, placeLine, settleCapital } from './capital.ts'

const place = (county: string, locality: string, sector = '') => ({ county, locality, sector })

test('the sector that the list of localities writes into the name goes into its own field', () => {
  for (const locality of [
    'București, Sectorul 3',
    'BUCURESTI SECTOR 3',
    'Municipiul București, sect. 3',
    'Sectorul 3',
  ])
    expect(settleCapital(place('București', locality)), locality).toEqual(
      place('București', 'București', '3'),
    )
  expect(settleCapital(place('Mun. Bucureşti', '', '4'))).toEqual(place('București', 'București', '4'))
  expect(settleCapital(place('Prahova', 'Câmpina'))).toEqual(place('Prahova', 'Câmpina'))
})

test('a sector is obligatory in Bucharest, one of six, and nowhere else', () => {
  expect(checkSector(place('București', 'București'))).toBe('required')
  expect(checkSector(place('București', 'București', '9'))).toBe('unknown')
  expect(checkSector(place('București', 'București', '6'))).toBeNull()
  expect(checkSector(place('București', 'București, Sectorul 1'))).toBeNull()
  expect(checkSector(place('Prahova', 'Câmpina', '2'))).toBe('elsewhere')
  expect(checkSector(place('Prahova', 'Câmpina'))).toBeNull()
  expect(checkSector(place('', ''))).toBeNull()
})

test('Bucharest is written without „jud.”', () => {
  expect(placeLine(place('București', 'București', '3'))).toBe('Municipiul București, Sectorul 3')
  expect(placeLine(place('București', 'București, Sectorul 3'))).toBe('Municipiul București, Sectorul 3')
  expect(placeLine(place('Prahova', 'Câmpina'))).toBe('Câmpina, jud. Prahova')
  expect(placeLine(place('', ''))).toBe('')
})
