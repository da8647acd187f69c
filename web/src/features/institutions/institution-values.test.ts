import { expect, it } from 'vitest'
import { bodyOfInstitution, suggestedTag, suggestedUsername } from './institution-values.ts'

it.each([
  ['Comuna Dealu Florilor', 'dealuflorilor'],
  ['ORAŞUL Valea Albă', 'valeaalba'],
  ['Primăria Municipiului Satu Mare', 'satumare'],
  ['Unitatea Administrativ-Teritorială Comuna Șieu', 'sieu'],
  ['', ''],
])('%s suggests the tag %s', (name, tag) => {
  expect(suggestedTag(name)).toBe(tag)
})

it('suggests a user name without diacritics', () => {
  expect(suggestedUsername('Ștefan-Țiriac  Pop')).toBe('stefan.tiriac.pop')
})

it('sends no price as none', () => {
  expect(bodyOfInstitution({ contract_price: '', name: 'A' })).toEqual({ contract_price: null, name: 'A' })
  expect(bodyOfInstitution({ contract_price: 12.5 })).toEqual({ contract_price: 12.5 })
})
