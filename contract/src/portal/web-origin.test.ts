import { expect, test } from 'vitest'
import { originOf, scriptAddress } from './web-origin.ts'

test.each([
  ['https://Statistici.Exemplu.ro/', 'https://statistici.exemplu.ro'],
  ['https://a.ro:8443', 'https://a.ro:8443'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
])('%s is an origin', (text, origin) => {
  expect(originOf(text)).toBe(origin)
})

test.each([
  'http://a.ro',
  'https://*',
  'https://*.ro',
  'https://a.ro/x',
  "https://a.ro 'unsafe-inline'",
  'https://a.ro; script-src *',
  'https://u:p@a.ro',
  'data:',
  'javascript:alert(1)',
  '',
])('%j is none', (text) => {
  expect(originOf(text, { star: true })).toBeUndefined()
})

test('a star stands only where it was asked for', () => {
  expect(originOf('https://*.exemplu.ro')).toBeUndefined()
  expect(originOf('https://*.exemplu.ro', { star: true })).toBe('https://*.exemplu.ro')
})

test('an address of a script keeps path and query, and has no credentials', () => {
  expect(scriptAddress('https://A.ro/s.js?id=1#x')).toEqual({
    src: 'https://a.ro/s.js?id=1',
    origin: 'https://a.ro',
  })
  for (const bad of ['http://a.ro/s.js', 'https://u@a.ro/s.js', '//a.ro/s.js', 'data:text/javascript,1'])
    expect(scriptAddress(bad), bad).toBeUndefined()
})
