import { expect, it } from 'vitest'
import { believableCase } from './believable-case.ts'

it.each([
  ['PRIMĂRIA COMUNEI DEALU FLORILOR', 'Primăria Comunei Dealu Florilor'],
  ['CASA DE CULTURĂ A SINDICATELOR', 'Casa de Cultură a Sindicatelor'],
  ['IZVORUL FICTIV CONSTRUCT S.R.L.', 'Izvorul Fictiv Construct S.R.L.'],
  ['AGRO LANUL IMAGINAR SA', 'Agro Lanul Imaginar SA'],
  ['ŞCOALA ŢĂNDĂRICĂ', 'Școala Țăndărică'],
  ['CLUJ-NAPOCA', 'Cluj-Napoca'],
  ['STR. ACADEMIEI', 'Str. Academiei'],
  ['BL. A1, SC. B, AP. 12', 'bl. A1, sc. B, ap. 12'],
  ['CFR MARFĂ', 'CFR Marfă'],
  ['"FLOAREA" PROD COM SRL', '"Floarea" Prod Com SRL'],
  ['LICEUL ION  CREANGĂ NR. 3', 'Liceul Ion Creangă nr. 3'],
  ['Pâinea Exemplu S.R.L.', 'Pâinea Exemplu S.R.L.'],
  ['', ''],
])('%s is written %s', (given, written) => {
  expect(believableCase(given)).toBe(written)
})
