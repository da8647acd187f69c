import { expect, test } from 'vitest'
import { placeOfMessage } from './place-of-message.ts'

test('a place on earth is taken, with a zoom of our map', () => {
  expect(placeOfMessage({ hdocMap: { lat: 44.9, lon: 26.1, zoom: 19.4 } })).toEqual({
    lat: 44.9,
    lon: 26.1,
    zoom: 18,
  })
})

test.each([
  null,
  'x',
  {},
  { hdocMap: { lat: '44', lon: 26, zoom: 1 } },
  { hdocMap: { lat: 91, lon: 0, zoom: 1 } },
])('%j tells no place', (data) => {
  expect(placeOfMessage(data)).toBeUndefined()
})
