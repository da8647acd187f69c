import { describe, expect, it, test } from 'vitest'
import { closedAs, deriveCase, deriveDocument, type ShareFacts, shownShare } from './derive-case.ts'

const today = '2026-11-20'
const share = (changes: Partial<ShareFacts> = {}): ShareFacts => ({
  role: 'work',
  status: 'new',
  group_id: 1,
  wait_until: null,
  ...changes,
})
const waiting = (wait_until: string): ShareFacts => share({ status: 'waiting', wait_until })

describe('the status of an open case', () => {
  it.each<[string, ShareFacts[], { status: string; wait_until: string | null }]>([
    ['new shares', [share(), share()], { status: 'new', wait_until: null }],
    ['a refused one counts as new', [share({ status: 'refused' })], { status: 'new', wait_until: null }],
    ['one accepted', [share(), share({ status: 'accepted' })], { status: 'accepted', wait_until: null }],
    [
      'one in progress',
      [share({ status: 'accepted' }), share({ status: 'in_progress' })],
      { status: 'in_progress', wait_until: null },
    ],
    [
      'all wait: until the earliest',
      [waiting('2026-12-05'), waiting('2026-12-01')],
      { status: 'waiting', wait_until: '2026-12-01' },
    ],
    ['one waits, one is new', [waiting('2026-12-01'), share()], { status: 'new', wait_until: null }],
    [
      'what ended says nothing',
      [waiting('2026-12-01'), share({ status: 'closed' }), share({ status: 'transferred' })],
      { status: 'waiting', wait_until: '2026-12-01' },
    ],
    [
      'a wait whose day has come is work',
      [waiting(today), waiting('2026-12-05')],
      { status: 'in_progress', wait_until: null },
    ],
  ])('%s', (_title, shares, expected) => {
    expect(deriveCase(shares, today)).toEqual(expected)
  })
})

test('a share that waits is in progress from its day on', () => {
  expect(shownShare(waiting('2026-11-21'), today)).toBe('waiting')
  expect(shownShare(waiting('2026-11-20'), today)).toBe('in_progress')
})

describe('the status of its documents', () => {
  it.each<[string, ShareFacts[], number, string | null]>([
    ['nobody chosen', [share({ group_id: null })], 1, null],
    ['assigned', [share()], 2, null],
    ['accepted', [share({ status: 'accepted' })], 3, null],
    ['in progress', [share({ status: 'in_progress' })], 3, null],
    ['waiting', [waiting('2026-12-01')], 15, '2026-12-01'],
  ])('%s', (_title, shares, status, until) => {
    const state = deriveDocument(deriveCase(shares, today), shares)
    expect([state.status, state.pending_until]).toEqual([status, until])
    expect(state.resume_status).toBe(status === 15 ? 3 : null)
  })
})

test('at closing what came in takes the closing status, what goes out is solved, the rest solved internally', () => {
  expect(closedAs({ role: 'origin', category: 'interne' }, 8)).toBe(8)
  expect(closedAs({ role: 'worked', category: 'intrare' }, 13)).toBe(13)
  expect(closedAs({ role: 'worked', category: 'iesire' }, 13)).toBe(6)
  expect(closedAs({ role: 'worked', category: 'interne' }, 13)).toBe(7)
})
