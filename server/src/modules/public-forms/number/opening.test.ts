import { describe, expect, it } from 'vitest'
import { isOpenAt } from './opening.ts'

const hours = [
  { days: [1, 2, 3, 4], from: '08:00', to: '16:30' },
  { days: [5], from: '08:00', to: '14:00' },
]
const at = (local: string) => new Date(`${local}+02:00`)

describe('the institution is open', () => {
  it.each([
    ['2026-11-23T08:00:00', true],
    ['2026-11-23T07:59:59', false],
    ['2026-11-23T16:29:59', true],
    ['2026-11-23T16:30:00', false],
    ['2026-11-27T15:00:00', false],
    ['2026-11-28T10:00:00', false],
    // 1 December is a legal holiday.
    ['2026-12-01T10:00:00', false],
  ])('at %s: %s', (local, open) => {
    expect(isOpenAt(at(local), hours, [])).toBe(open)
  })

  it('on no free day of its own, and without hours on every working day', () => {
    expect(isOpenAt(at('2026-11-23T10:00:00'), hours, [{ date: '2026-11-23', name: '' }])).toBe(false)
    expect(isOpenAt(at('2026-11-23T23:00:00'), [], [])).toBe(true)
    expect(isOpenAt(at('2026-11-28T10:00:00'), [], [])).toBe(false)
  })

  it('on a Saturday or Sunday when its hours say so', () => {
    expect(isOpenAt(at('2026-11-29T10:00:00'), [{ days: [7], from: '09:00', to: '12:00' }], [])).toBe(true)
  })
})
