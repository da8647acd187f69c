import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { openWorkContention, playCases, playRequests, playSheets } from '../../test/contention/work-rounds.ts'
import { sealAll } from '../platform/audit/seal-audit.ts'
import { findDamage } from './verify/find-damage.ts'

const PEOPLE = 50
const EACH = 10

const t = await testApp()
const office = await openWorkContention(t.database, PEOPLE)
const signIn = async ({ username, name }: { username: string; name: string }) => {
  const browser = t.browser(office.institution.host)
  await browser.signIn(username)
  return { ...browser, name }
}
const desk = await signIn(office.desk)
const callers = await Promise.all(office.people.map(signIn))

it.each([
  ['cases', playCases],
  ['sheets', playSheets],
  ['requests', playRequests],
] as const)(
  'of fifty people one wins each of the same %s, and the others read who and what',
  {
    timeout: 120_000,
  },
  async (_, play) => {
    const report = await play(office, [desk, callers], EACH)
    expect(report.problems).toEqual([])
    expect([report.sent, report.won, report.refused]).toEqual([EACH * PEOPLE, EACH, EACH * (PEOPLE - 1)])
    await sealAll(t.database)
    expect(await findDamage(t.database, { institutionId: office.institution.id })).toEqual([])
  },
)
