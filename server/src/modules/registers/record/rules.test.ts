import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkActor, walkPeople } from '../../../../test/calls/walk-people.ts'
import { canEditRegister } from './policy.ts'
import { nextCounter } from './present.ts'
import { mayStartAt, unfitTypes } from './rules.ts'

describe('the next number of a series', () => {
  it('is free before the first number and then follows without gap or repeat', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 2000 }), (given, wish) => {
        const step = mayStartAt(wish, { currentNumber: given, nextNumber: given + 1 })
        expect(step).toEqual(
          given === 0 || wish === given + 1 ? { ok: true } : { ok: false, least: given + 1 },
        )
      }),
    )
  })
})

describe('the counter of a day', () => {
  const yearly = {
    reset: 'auto',
    daily: false,
    manual_series: 1,
    series: '2026',
    number_after_reset: 5,
    next_number: 43,
    current_number: 42,
  } as const
  it('goes on in its year, begins anew in the next, and keeps the first number chosen before any was given', () => {
    expect(nextCounter(yearly, '2026-12-31')).toEqual({ series: '2026', next: 43, current: 42 })
    expect(nextCounter(yearly, '2027-01-01')).toEqual({ series: '2027', next: 5, current: 0 })
    expect(nextCounter({ ...yearly, series: '', next_number: 9, current_number: 0 }, '2027-01-01')).toEqual({
      series: '2027',
      next: 9,
      current: 0,
    })
  })

  it('goes on for ever in a manual series and for a day in a daily one', () => {
    expect(nextCounter({ ...yearly, reset: 'manual', series: 'm1' }, '2031-01-01')).toEqual({
      series: 'm1',
      next: 43,
      current: 42,
    })
    expect(nextCounter({ ...yearly, daily: true, series: '2026-11-20' }, '2026-11-21')).toEqual({
      series: '2026-11-21',
      next: 5,
      current: 0,
    })
  })
})

describe('types that name a register', () => {
  const type = { name: 'Petiție', category: 'intrare' as const, main: true, fixed: false, further: false }
  const giving = { ...type, name: 'Certificat', main: false, further: true }
  const main = { category: null, secondary: false }

  it.each([
    ['nothing changes', [type, giving], main, main, undefined],
    ['a type proposes what becomes secondary', [type], main, { ...main, secondary: true }, 'secondary'],
    ['a type takes numbers of what becomes main', [giving], { ...main, secondary: true }, main, 'secondary'],
    ['another category', [type], main, { ...main, category: 'iesire' as const }, 'category'],
    ['the category of the type', [type], main, { ...main, category: 'intrare' as const }, undefined],
    ['any category', [type], { ...main, category: 'iesire' as const }, main, undefined],
    ['nobody names it', [], main, { category: 'iesire' as const, secondary: true }, undefined],
  ])('%s', (_, types, before, after, field) => {
    const unfit = unfitTypes(types, before, after)
    expect(unfit?.field).toBe(field)
    if (unfit) expect(unfit.names).toEqual(types.map(({ name }) => name))
  })
})

describe('who edits registers', () => {
  it('holds the right, or is the administrator', () => {
    const able = walkPeople().filter((person) => canEditRegister(walkActor(person)).ok)
    expect(able.map(({ username }) => username)).toEqual([
      'mirela.fantanaru',
      'elena.ciresaru',
      'administrator.client',
      'admin.platforma',
    ])
  })
})
