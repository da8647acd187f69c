import type { OfferedType } from '@hdoc/contract/complaints/public-complaints.ts'
import { expect, test } from 'vitest'
import { empty, isOutside, kept, pointOf, pointText, steps } from './complaint-values.ts'

const type: OfferedType = {
  id: 1,
  name: 'Drum',
  icon: 'road',
  color: '#000',
  help: '',
  area: 'whole',
  polygon: [],
  localities: [],
  authority: '',
  fills: false,
}

test('a point is kept as text and read again; anything else is none', () => {
  expect(pointOf({ point: pointText({ lat: 45_003_127, lng: -26_041_234 }) })).toEqual({
    lat: 45_003_127,
    lng: -26_041_234,
  })
  for (const point of ['', '45,', 'x,y', '45.5,26']) expect(pointOf({ point }), point).toBeNull()
})

test('a place outside the outline or the localities of a type is told', () => {
  const square: OfferedType = {
    ...type,
    area: 'polygon',
    polygon: [
      [45_000_000, 26_000_000],
      [45_000_000, 26_100_000],
      [45_100_000, 26_100_000],
      [45_100_000, 26_000_000],
    ],
  }
  const at = (point: string) => ({ ...empty, point })
  expect(isOutside(square, at('45050000,26050000'))).toBe(false)
  expect(isOutside(square, at('45150000,26050000'))).toBe(true)
  expect(isOutside(square, at(''))).toBe(false)
  const villages: OfferedType = { ...type, area: 'localities', localities: ['Dealu Florilor'] }
  expect(isOutside(villages, { ...empty, locality: 'dealu florilor' })).toBe(false)
  expect(isOutside(villages, { ...empty, locality: 'Altul' })).toBe(true)
  expect(isOutside(villages, empty)).toBe(false)
  expect(isOutside(type, at('0,0'))).toBe(false)
})

test('a draft keeps nothing of the person, and each field has its step', () => {
  expect(kept).not.toContain('name')
  expect(kept).not.toContain('phone')
  const fields = Object.keys(empty).filter((name) => name !== 'point')
  expect(fields.filter((name) => !steps.flat().includes(name))).toEqual([])
})
