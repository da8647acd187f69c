import { expect, test } from 'vitest'
import { publicationOf } from './publish-rules.ts'

const today = '2026-11-23'

test.each([
  [null, null, { state: 'published', published_on: today, expires_on: null }],
  ['2026-11-23', null, { state: 'published', published_on: today, expires_on: null }],
  ['2026-11-01', 10, { state: 'published', published_on: today, expires_on: '2026-12-03' }],
  ['2026-11-24', 10, { state: 'scheduled', publish_on: '2026-11-24' }],
])('wanted on %s under a heading of %s days', (publish_on, expires_days, expected) => {
  expect(publicationOf({ publish_on, expires_days }, today)).toEqual(expected)
})
