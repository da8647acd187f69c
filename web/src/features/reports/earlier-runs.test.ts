import { expect, test } from 'vitest'
import { comparedLines } from './compared-lines.ts'
import { earlierPeriod, earlierRuns, periodBefore } from './earlier-runs.ts'

const half = (year: number, n: number) => ({ year, half: n })
const whole = (year: number) => ({ year, half: null })

test('the period just before is the other half year, or the year before', () => {
  expect(periodBefore(half(2026, 2))).toEqual(half(2026, 1))
  expect(periodBefore(half(2026, 1))).toEqual(half(2025, 2))
  expect(periodBefore(whole(2026))).toEqual(whole(2025))
})

test('an address names a period that is earlier and as long, or none', () => {
  const read = (key: string | undefined) => earlierPeriod(key, half(2026, 1))
  expect(read('2025-2')).toEqual(half(2025, 2))
  expect(['2026-1', '2026-2', '2025', '2025-3', 'x', undefined].map(read)).toEqual(Array(6).fill(undefined))
  expect(earlierPeriod('2024', whole(2026))).toEqual(whole(2024))
  expect(earlierPeriod('2024-1', whole(2026))).toBeUndefined()
})

test('one ready run of each earlier period is offered: the one that was sent, else the newest', () => {
  const run = (id: number, period: ReturnType<typeof half>, more = {}) => ({
    id,
    report: 'petitions',
    of: '',
    period,
    state: 'done' as const,
    is_sent: false,
    ...more,
  })
  const runs = [
    run(9, half(2026, 2)),
    run(8, half(2026, 1)),
    run(7, half(2025, 2)),
    run(6, half(2025, 2), { is_sent: true }),
    run(5, half(2025, 1), { state: 'removed' as const }),
    run(4, half(2024, 2)),
    run(3, half(2024, 2)),
    run(2, half(2025, 1), { report: 'others' }),
    run(1, half(2024, 2), { period: null }),
  ]
  const found = earlierRuns({ report: 'petitions' }, half(2026, 1), runs)
  expect(found.map(({ id }) => id)).toEqual([6, 4])
})

test('lines meet by their key; one that only the earlier run has stands after the line it followed', () => {
  const line = (key: string, value: number) => ({ key, value, section: 's', label: key, law: '', depth: 0 })
  const found = comparedLines(
    [line('received', 5), line('online', 2), line('solved', 1)],
    [line('first', 9), line('received', 4), line('by_fax', 3), line('solved', 1)],
  )
  expect(found.map(({ key, now, before }) => [key, now, before])).toEqual([
    ['first', undefined, 9],
    ['received', 5, 4],
    ['by_fax', undefined, 3],
    ['online', 2, undefined],
    ['solved', 1, 1],
  ])
})
