import { describe, expect, it } from 'vitest'
import { isInArea } from './rules.ts'

const triangle: [number, number][] = [
  [45_000_000, 26_000_000],
  [45_000_000, 26_010_000],
  [45_010_000, 26_000_000],
]
const at = (lat: number | null, lng: number | null, locality = '') => ({ lat, lng, locality })

describe('where complaints of a type are taken', () => {
  it('is everywhere, in an outline, or in localities', () => {
    const area = { polygon: triangle, localities: ['Fântâna Veche'] }
    expect(isInArea({ ...area, area: 'whole' }, at(0, 0))).toBe(true)
    expect(isInArea({ ...area, area: 'polygon' }, at(45_002_000, 26_002_000))).toBe(true)
    expect(isInArea({ ...area, area: 'polygon' }, at(45_009_000, 26_009_000))).toBe(false)
    expect(isInArea({ ...area, area: 'localities' }, at(null, null, 'fantana veche'))).toBe(true)
    expect(isInArea({ ...area, area: 'localities' }, at(null, null, 'Crângul Nou'))).toBe(false)
  })

  it('refuses no place that does not say where it lies', () => {
    expect(isInArea({ area: 'polygon', polygon: triangle, localities: [] }, at(null, null, 'X'))).toBe(true)
    expect(isInArea({ area: 'localities', polygon: [], localities: ['X'] }, at(0, 0))).toBe(true)
  })
})
