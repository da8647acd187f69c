import { expect, it } from 'vitest'
import { problemOfWish, stateOn } from './rules.ts'

const today = '2026-11-20'
const wish = { user_id: 1, substitute_id: 2, from_on: '2026-11-23', until_on: '2026-11-27' }

it.each([
  ['as it should be', {}, undefined],
  ['of one day, today', { from_on: today, until_on: today }, undefined],
  ['of oneself', { substitute_id: 1 }, ['substitute_id', 'substitute_self']],
  ['of nobody', { substitute_id: null }, undefined],
  ['of nobody, from yesterday', { substitute_id: null, from_on: '2026-11-19' }, ['from_on', 'absence_past']],
  [
    'of nobody, of a year and a day',
    { substitute_id: null, until_on: '2027-11-24' },
    ['until_on', 'absence_long'],
  ],
  ['from yesterday', { from_on: '2026-11-19' }, ['from_on', 'substitute_past']],
  ['that ends before it begins', { until_on: '2026-11-22' }, ['until_on', 'substitute_days']],
  ['of a year', { until_on: '2027-11-23' }, undefined],
  ['of a day more', { until_on: '2027-11-24' }, ['until_on', 'substitute_long']],
])('a substitution %s', (_how, more, expected) => {
  const problem = problemOfWish({ ...wish, ...more }, today)
  expect(problem && [problem[0], problem[1].key]).toEqual(expected)
})

it.each([
  ['the day before', '2026-11-22', null, 'coming'],
  ['its first day', '2026-11-23', null, 'now'],
  ['its last day', '2026-11-27', null, 'now'],
  ['the day after', '2026-11-28', null, 'over'],
  ['ended on its first day', '2026-11-23', '2026-11-23T09:00:00Z', 'over'],
  ['taken back before', '2026-11-21', '2026-11-20T09:00:00Z', 'over'],
])('where it stands: %s', (_when, on, ended_at, expected) => {
  expect(stateOn({ ...wish, ended_at }, on)).toBe(expected)
})
