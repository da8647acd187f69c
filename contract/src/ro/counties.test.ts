import { describe, expect, it } from 'vitest'
import { COUNTIES, findCounty, findCountyByName, findCountyByNumber, isCountyCode } from './counties.ts'

describe('counties', () => {
  it('are 42, with distinct codes, names, numbers and postal areas', () => {
    expect(COUNTIES).toHaveLength(42)
    const distinct = (values: readonly (string | number)[]) => new Set(values).size
    expect(distinct(COUNTIES.map((county) => county.code))).toBe(42)
    expect(distinct(COUNTIES.map((county) => county.name))).toBe(42)
    expect(distinct(COUNTIES.map((county) => county.number))).toBe(42)
    expect(distinct(COUNTIES.flatMap((county): string[] => [...county.postal]))).toBe(47)
  })

  it('are found by code, number and name however written', () => {
    expect(findCounty('PH')?.name).toBe('Prahova')
    expect(findCounty('XX')).toBeUndefined()
    expect(findCountyByNumber(51)?.code).toBe('CL')
    expect(findCountyByName('TIMIS')?.code).toBe('TM')
    expect(findCountyByName('județul Caraş-Severin')?.code).toBe('CS')
    expect(findCountyByName('MUNICIPIUL BUCUREŞTI')?.code).toBe('B')
    expect(findCountyByName('Atlantida')).toBeUndefined()
    expect([isCountyCode('B'), isCountyCode('b')]).toEqual([true, false])
  })
})
