import { describe, expect, it } from 'vitest'
import { seriesKey } from './series-key.ts'

describe('series', () => {
  it.each([
    [{ reset: 'auto', daily: false, manualSeries: 0 }, '2026-12-31', '2026'],
    [{ reset: 'auto', daily: false, manualSeries: 3 }, '2027-01-01', '2027'],
    [{ reset: 'manual', daily: false, manualSeries: 1 }, '2026-12-31', 'm1'],
    [{ reset: 'manual', daily: false, manualSeries: 1 }, '2027-01-01', 'm1'],
    [{ reset: 'auto', daily: true, manualSeries: 0 }, '2026-11-20', '2026-11-20'],
    [{ reset: 'manual', daily: true, manualSeries: 2 }, '2026-11-21', '2026-11-21'],
  ] as const)('%o on %s is %s', (rule, date, key) => {
    expect(seriesKey(rule, date)).toBe(key)
  })

  it('does not name a series after a day that does not exist', () => {
    expect(() => seriesKey({ reset: 'auto', daily: true, manualSeries: 0 }, '2026-02-30')).toThrow(RangeError)
  })
})
