import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { isRomania } from './issuer-place.ts'

test('the countries stand by name in the order of the language, each once, kept in Romanian', () => {
  const romanian = countries('ro')
  expect(romanian).toHaveLength(250)
  expect(new Set(romanian.map(({ name }) => name)).size).toBe(250)
  expect(romanian.slice(0, 2).map(({ label }) => label)).toEqual(['Afganistan', 'Africa de Sud'])
  expect(romanian.filter(({ name }) => isRomania(name))).toEqual([{ name: 'România', label: 'România' }])
  expect(countries('en')).toContainEqual({ name: 'Germania', label: 'Germany' })
})
