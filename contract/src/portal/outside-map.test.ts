import { expect, test } from 'vitest'
import { googleScript, hostOfMap, missingOfMap, outsideMapValues, tilesOrigin } from './outside-map.ts'

test.each([
  ['https://harti.exemplu.ro/{z}/{x}/{y}.png', 'https://harti.exemplu.ro'],
  ['http://127.0.0.1:9000/t/{z}/{y}/{x}?k=1', 'http://127.0.0.1:9000'],
  ['http://harti.exemplu.ro/{z}/{x}/{y}.png', undefined],
  ['https://harti.exemplu.ro/{z}/{x}.png', undefined],
  ['https://{x}.exemplu.ro/{z}/{x}/{y}.png', undefined],
  ["https://a.ro; script-src */{z}/{x}/{y}'", undefined],
])('%s belongs to %s', (address, origin) => {
  expect(tilesOrigin(address)).toBe(origin)
})

test('Google’s script has key, callback and libraries, and nothing that could leave its address', () => {
  const google = { kind: 'google', google_key: 'AIza-cheie_1234', google_libraries: 'places,marker' }
  const values = outsideMapValues.parse(google)
  expect(googleScript(values)).toBe(
    'https://maps.googleapis.com/maps/api/js?key=AIza-cheie_1234&callback=hdocMapReady&libraries=places%2Cmarker',
  )
  expect(hostOfMap(values)).toBe('maps.googleapis.com')
  for (const wrong of [{ google_key: 'a b"><script>' }, { google_libraries: 'places&x=1' }])
    expect(outsideMapValues.safeParse({ ...google, ...wrong }).success).toBe(false)
})

test('a kind of map needs its own field', () => {
  expect(missingOfMap(outsideMapValues.parse({ kind: 'tiles' }))).toBe('tiles_url')
  expect(missingOfMap(outsideMapValues.parse({ kind: 'google' }))).toBe('google_key')
  expect(missingOfMap(outsideMapValues.parse({}))).toBeUndefined()
})
