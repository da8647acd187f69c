import { describe, expect, it } from 'vitest'
import { findCountyByPostalCode, findSectorByPostalCode, isPostalCode } from './postal-code.ts'

describe('postal code', () => {
  it.each([
    ['510005', true],
    ['010013', true],
    ['009999', false],
    ['51000', false],
    ['51000a', false],
    ['5100055', false],
  ])('%s: %s', (code, valid) => {
    expect(isPostalCode(code)).toBe(valid)
  })

  it('tells the county and the sector', () => {
    expect(findCountyByPostalCode('510005')?.code).toBe('AB')
    expect(findCountyByPostalCode('077190')?.code).toBe('IF')
    expect(findCountyByPostalCode('990000')).toBeUndefined()
    expect(findSectorByPostalCode('040671')).toBe(4)
    expect(findSectorByPostalCode('510005')).toBeUndefined()
  })
})
