import { documentColumns } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, test } from 'vitest'
import {
  draftOf,
  filterOf,
  holdsTooMany,
  isReadable,
  menuModes,
  newCondition,
  problemsOf,
  withField,
  withMode,
} from './filter-draft.ts'

const { status, issuer, registered_on } = documentColumns

describe('the filter menu', () => {
  test('offers one-of and none-of for choices, and no mode twice for dates', () => {
    expect(menuModes(status)).toEqual(['in', 'notIn'])
    expect(menuModes(registered_on)).toEqual(['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter', 'between'])
  })

  test('offers for a CNP the modes that find it whole, and goes to one of them from another field', () => {
    expect(menuModes(issuer, 'cnp')).toEqual(['equals', 'in'])
    expect(menuModes(issuer, 'name')).toEqual(menuModes(issuer))
    const byName = { ...newCondition('issuer', issuer), mode: 'contains' as const, values: ['2710'] }
    expect(withField(issuer, byName, 'cnp')).toMatchObject({ field: 'cnp', mode: 'equals', values: ['2710'] })
    expect(withField(issuer, byName, 'cui')).toMatchObject({ field: 'cui', mode: 'contains' })
  })

  test('keeps in another mode the values that it shows, because no other could be mended', () => {
    const values = ['2026-11-01', '31.11.2026']
    const between = {
      ...newCondition('registered_on', registered_on),
      mode: 'between' as const,
      values,
    }
    const one = withMode(between, 'dateIs')
    expect(one).toMatchObject({ mode: 'dateIs', values: ['2026-11-01'] })
    expect(isReadable(registered_on, one)).toBe(true)
    expect(withMode(one, 'between').values).toEqual(['2026-11-01'])
    expect(withMode(between, 'in').values).toEqual(values)
    const names = { ...newCondition('issuer', issuer), mode: 'in' as const, values: ['pop', 'ion'] }
    expect(withField(issuer, { ...names, mode: 'between' }, 'cnp')).toMatchObject({
      mode: 'equals',
      values: ['pop'],
    })
  })

  test('counts the values of one mode of a field, as the list does', () => {
    const listed = (count: number) => ({
      ...newCondition('issuer', issuer),
      mode: 'in' as const,
      values: Array.from({ length: count }, (_, n) => `pop ${n}`),
    })
    const many = (...conditions: ReturnType<typeof listed>[]) =>
      holdsTooMany('issuer', { operator: 'or', conditions })
    expect(many(listed(100))).toBe(false)
    expect(many(listed(101))).toBe(true)
    expect(many(listed(60), listed(60))).toBe(true)
    expect(many(listed(60), { ...listed(60), field: 'name' })).toBe(false)
  })

  test('drops conditions that were left empty, and half a period', () => {
    const empty = newCondition('issuer', issuer)
    const half = {
      ...newCondition('registered_on', registered_on),
      mode: 'between' as const,
      values: ['2026-11-01', ''],
    }
    expect(
      filterOf('issuer', { operator: 'or', conditions: [empty, { ...empty, values: ['  pop '] }] }),
    ).toEqual({
      column: 'issuer',
      operator: 'or',
      conditions: [{ field: 'issuer', mode: 'contains', values: ['pop'] }],
    })
    expect(filterOf('registered_on', { operator: 'and', conditions: [half] }).conditions).toEqual([])
  })

  test('says what of a condition the list could not read back', () => {
    const { pages } = documentColumns
    expect(problemsOf(registered_on, { mode: 'dateIs', values: ['31.11.2026'] })).toEqual(['date'])
    expect(problemsOf(registered_on, { mode: 'dateIs', values: ['2026-11-30'] })).toEqual([undefined])
    expect(problemsOf(registered_on, { mode: 'between', values: ['today', 'today+7'] })).toEqual([
      undefined,
      undefined,
    ])
    expect(problemsOf(registered_on, { mode: 'between', values: ['2026-11-01'] })).toEqual([
      undefined,
      'half',
    ])
    expect(problemsOf(pages, { mode: 'equals', values: [' doi '] })).toEqual(['number'])
    expect(problemsOf(pages, { mode: 'between', values: ['1', 'x'] })).toEqual([undefined, 'number'])
    expect(problemsOf(issuer, { mode: 'in', values: ['pop', 'x'.repeat(501)] })).toEqual([undefined, 'text'])
    expect(isReadable(registered_on, newCondition('registered_on', registered_on))).toBe(true)
  })

  test('writes none-of as several conditions joined by and, and reads it back', () => {
    const filter = filterOf('status', {
      operator: 'or',
      conditions: [{ ...newCondition('status', status), mode: 'notIn', values: ['6', '9'] }],
    })
    expect(filter.operator).toBe('and')
    expect(filter.conditions.map((one) => [one.mode, ...one.values])).toEqual([
      ['notEquals', '6'],
      ['notEquals', '9'],
    ])
    expect(draftOf('status', status, filter).conditions[0]).toMatchObject({
      mode: 'notIn',
      values: ['6', '9'],
    })
  })
})
