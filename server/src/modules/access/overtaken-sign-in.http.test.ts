import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { codeOf } from '../../../test/browsers/one-time-code.ts'
import { ticketOf, turnOnTotp } from '../../../test/browsers/second-factor.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { whileHeld } from '../../../test/database/while-held.ts'
import { aPerson } from '../../../test/offices/person.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { endSessions, setPassword } from './sessions/credentials.ts'
import { hashPassword } from './sessions/password.ts'

const t = await testApp()
const newHash = await hashPassword('ceai verde la fereastra')

async function townHall() {
  const { id: institutionId, host } = await freshInstitution(t.database)
  const id = await aPerson(t.database, institutionId, 'gina')
  const count = async () =>
    (await t.asSuperuser('select from sessions where institution_id = $1', [institutionId])).length
  return { institutionId, host, id, count }
}
type Change = (db: TenantDb, id: number) => Promise<unknown>
const changes: Readonly<Record<string, Change>> = {
  'the password is changed': (db, id) => setPassword(db, id, newHash, t.clock.now()),
  'the person is deactivated': async (db, id) => {
    await db.run(
      sql`update users set state = 'inactive' where institution_id = ${db.institutionId} and id = ${id}`,
    )
    await endSessions(db, id)
  },
}

describe('a sign-in under way', () => {
  it.each(Object.keys(changes))('opens no session when %s before it ends', async (name) => {
    const { institutionId, host, id, count } = await townHall()
    let answer: { status: number; body: unknown } | undefined
    await whileHeld(t, {
      institutionId,
      first: (db) => changes[name]!(db, id),
      second: async () => {
        answer = await t.browser(host).signIn('gina')
      },
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'LOGIN_FAILED' } })
    expect(await count()).toBe(0)
  })

  it('opens none by its second factor when the password is changed before it ends', async () => {
    const { institutionId, host, id, count } = await townHall()
    const browser = t.browser(host)
    await browser.signIn('gina')
    const { key } = await turnOnTotp(t, browser)
    const { ticket } = await ticketOf(t.browser(host), 'gina')
    let answer: { status: number; body: Failure } | undefined
    await whileHeld(t, {
      institutionId,
      first: (db) =>
        db.run(
          sql`update users set password_hash = ${newHash} where institution_id = ${institutionId} and id = ${id}`,
        ),
      second: async () => {
        const typed = { ticket, method: 'totp', code: codeOf(key, t) }
        answer = await t.browser(host).post<Failure>('/api/login/second_factor', typed)
      },
    })
    expect(answer?.body.code).toBe('LOGIN_STEP_ENDED')
    expect(await count()).toBe(1)
  })
})
