import { describe, expect, it } from 'vitest'
import { shorterDeadline } from './shorter-deadline.ts'

const of = (
  deadline_days: number,
  doc_deadline_days: number,
  doc_day_type: 'calendar' | 'working' = 'calendar',
) => shorterDeadline('2026-11-23', { deadline_days, doc_deadline_days, doc_day_type, free_days: [] })

describe('of two deadlines the shorter one', () => {
  it('is the complaint type’s', () => {
    expect(of(5, 30)).toEqual({ deadline_type: 'days', deadline_days: 5 })
    expect(of(5, 0)).toEqual({ deadline_type: 'days', deadline_days: 5 })
    // Ten working days from a Monday end two weeks later, on 8 December with the holidays between.
    expect(of(8, 10, 'working')).toEqual({ deadline_type: 'date', deadline_on: '2026-12-02' })
  })

  it('is the document type’s', () => {
    expect(of(30, 30)).toEqual({})
    expect(of(30, 5)).toEqual({})
    expect(of(0, 30)).toEqual({})
    expect(of(0, 0)).toEqual({})
  })
})
