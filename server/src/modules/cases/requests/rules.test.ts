import { expect, it } from 'vitest'
import { firstToken, isToken, newNonce, tokenHash, tokenOf } from './link/token.ts'
import { goesOn, runsAgainOn, stoppedDays, waitsForRequest } from './rules.ts'

const free = [{ date: '2026-11-24', name: 'Hramul' }]
const calendar = { dayType: 'calendar', freeDays: free } as const
const working = { dayType: 'working', freeDays: free } as const

it.each([
  ['one day', '2026-11-20', '2026-11-20', 0, 0],
  // A Friday; Monday follows after the weekend.
  ['over a weekend', '2026-11-20', '2026-11-23', 3, 1],
  ['over a local free day', '2026-11-23', '2026-11-25', 2, 1],
  ['over the national day', '2026-11-27', '2026-12-02', 5, 1],
])('days for which a deadline stood, %s', (_how, from, to, inCalendar, inWork) => {
  expect([stoppedDays(from, to, calendar), stoppedDays(from, to, working)]).toEqual([inCalendar, inWork])
})

it.each([
  ['ended before', '2026-12-01', '2026-12-01'],
  ['ended on its last day', '2026-12-03', '2026-12-03'],
  ['over', '2026-12-04', '2026-12-04'],
  ['over long before that is noted', '2026-12-09', '2026-12-04'],
])('a deadline runs again, with its request %s', (_how, today, on) => {
  expect(runsAgainOn(today, { until_on: '2026-12-03' })).toBe(on)
})

it('a secret is 40 characters, of one request and one institution, and survives a change of the installation’s secret', () => {
  const nonce = newNonce()
  const of = { institutionId: 1, nonce }
  const secrets = { secret: 'primul-secret-al-instalării', oldSecrets: [] }
  const token = firstToken(secrets, of)
  expect(token).toMatch(/^[a-z0-9]{40}$/)
  expect(firstToken(secrets, { institutionId: 2, nonce })).not.toBe(token)
  expect(firstToken(secrets, { institutionId: 1, nonce: newNonce() })).not.toBe(token)
  const hash = tokenHash(token)
  expect([isToken(token, hash), isToken(`${token}x`, hash), isToken('', hash)]).toEqual([true, false, false])
  const changed = { secret: 'al-doilea-secret', oldSecrets: [secrets.secret] }
  expect(tokenOf(changed, of, hash)).toBe(token)
  expect(tokenOf({ secret: 'altul', oldSecrets: [] }, of, hash)).toBeUndefined()
})

it('what was asked goes on with the share that asked, and once that is handed over with the one in charge', () => {
  const asked = { id: 1, role: 'work', status: 'waiting' } as const
  const lead = { id: 2, role: 'lead', status: 'in_progress' } as const
  expect(goesOn([asked, lead], 1)?.id).toBe(1)
  expect(goesOn([{ ...asked, status: 'transferred' }, lead], 1)?.id).toBe(2)
  expect(goesOn([{ ...asked, status: 'closed' }], 1)).toBeUndefined()
})

it.each([
  ['does not wait', null, false],
  ['waits for it', '2026-12-04', true],
  ['waits less long', '2026-11-30', true],
  ['waits for something else, longer', '2026-12-05', false],
])('a share that %s', (_how, wait_until, does) => {
  expect(waitsForRequest({ wait_until }, { until_on: '2026-12-03' })).toBe(does)
})
