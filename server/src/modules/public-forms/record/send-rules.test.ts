import { describe, expect, it } from 'vitest'
import type { SendRow } from './queries/send-row.ts'
import { erasedBefore, isKeyOver, linkEnd, stateOf } from './send-rules.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

describe('a link', () => {
  it('works 48 hours, and never beyond the seventh day', () => {
    expect(linkEnd(at('01T08:00'), at('01T08:00'))).toEqual(at('03T08:00'))
    expect(linkEnd(at('05T08:00'), at('01T08:00'))).toEqual(at('07T08:00'))
    expect(linkEnd(at('07T08:00'), at('01T08:00'))).toEqual(at('08T08:00'))
    expect(erasedBefore(at('08T08:00'))).toEqual(at('01T08:00'))
  })

  it('that was not used in time is over; what was confirmed stays so', () => {
    const row = { state: 'waiting', expires_at: '2026-11-03T08:00:00Z' } as SendRow
    expect(stateOf(row, at('03T07:59'))).toBe('waiting')
    expect(stateOf(row, at('03T08:00'))).toBe('over')
    expect(stateOf({ ...row, state: 'confirmed' }, at('09T08:00'))).toBe('confirmed')
    expect(stateOf({ ...row, state: 'writing', expires_at: null }, at('09T08:00'))).toBe('writing')
  })
})

it('a form may be filled for two days', () => {
  expect(isKeyOver(at('01T08:00'), at('03T08:00'))).toBe(false)
  expect(isKeyOver(at('01T08:00'), at('03T08:01'))).toBe(true)
})
