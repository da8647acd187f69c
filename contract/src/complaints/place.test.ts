import { describe, expect, it } from 'vitest'
import { boxAround, isInside, metresBetween, microDegrees, shownDegrees } from './place.ts'

const at = (lat: number, lng: number) => ({ lat: microDegrees(lat), lng: microDegrees(lng) })

describe('places', () => {
  it('are shown with six significant digits', () => {
    expect(shownDegrees(45_003_127)).toBe(45.0031)
    expect(shownDegrees(26_001_849)).toBe(26.0018)
    expect(shownDegrees(microDegrees(45.0031))).toBe(45.0031)
  })

  it('lie apart as on the ball', () => {
    expect(metresBetween(at(45, 26), at(45, 26))).toBe(0)
    expect(metresBetween(at(45, 26), at(46, 26))).toBeCloseTo(111_195, -1)
    expect(metresBetween(at(45, 26), at(45, 26.000634))).toBeCloseTo(49.85, 1)
  })

  it.each([0, 45, 60, -45, 89.9])('within 50 m of latitude %i lie in the box', (lat) => {
    const centre = at(lat, 26)
    const box = boxAround(centre, 50)
    expect(metresBetween(centre, { lat: box.north, lng: centre.lng })).toBeGreaterThanOrEqual(50)
    expect(metresBetween(centre, { lat: centre.lat, lng: box.east })).toBeGreaterThanOrEqual(
      lat > 89 ? 0 : 50,
    )
  })

  it('lie inside a polygon or on its line', () => {
    const field = [at(45, 26), at(45, 26.01), at(45.01, 26.01), at(45.005, 26.005), at(45.01, 26)]
    expect(isInside(at(45.002, 26.005), field)).toBe(true)
    expect(isInside(at(45.009, 26.005), field)).toBe(false)
    expect(isInside(at(45, 26.005), field)).toBe(true)
    expect(isInside(at(44.999, 26.005), field)).toBe(false)
    expect(isInside(at(45, 26), field.slice(0, 2))).toBe(false)
  })
})
