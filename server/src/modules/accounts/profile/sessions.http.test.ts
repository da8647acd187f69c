import type { OwnSession } from '@hdoc/contract/accounts/profile.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { ownAccount } from '../../../../test/offices/own-account.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
const HOUR = 3_600_000

const office = () => ownAccount(t)
type Office = Awaited<ReturnType<typeof office>>
const change = ({ institution }: Office, statement: ReturnType<typeof sql>) =>
  t.database.inInstitution(institution.id, (db) => db.run(statement))

describe('the own sessions', () => {
  const list = async (browser: Browser) => (await browser.get<OwnSession[]>('/api/profile/sessions')).body
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

  it('are told with device and last use, this one marked, others of the same person only', async () => {
    const o = await office()
    await aPerson(t.database, o.institution.id, 'sorin')
    await o.enter('sorin')
    await o.enter('gina', { 'user-agent': firefox })
    const sessions = await list(o.gina)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions.map(({ device }) => device).sort()).toEqual(['', 'Firefox 142 · Windows 10'])
    expect(sessions[0]).toMatchObject({ last_seen_at: t.clock.now().toISOString(), remember: false })
  })

  it('can be closed one by one, but not those of others and not the present one', async () => {
    const o = await office()
    await aPerson(t.database, o.institution.id, 'sorin')
    const sorin = await o.enter('sorin')
    const second = await o.enter()
    const theirs = await office()
    const close = (id: string) => o.gina.post<Failure>('/api/profile/close_session', { id })
    const [hers] = (await list(second)).filter(({ current }) => current)
    const [mine] = (await list(o.gina)).filter(({ current }) => current)
    for (const [whose, browser] of [
      ['of a colleague', sorin],
      ['of another institution', theirs.gina],
    ] as const) {
      expect((await close((await list(browser))[0]!.id)).status, whose).toBe(404)
      expect((await browser.get('/api/profile/get')).status, whose).toBe(200)
    }
    expect((await close(mine!.id)).status).toBe(404)
    expect((await close('abc')).status).toBe(422)
    expect((await close(hers!.id)).status).toBe(200)
    expect((await second.get('/api/profile/get')).status).toBe(401)
    expect((await o.gina.get('/api/profile/get')).status).toBe(200)
  })

  it('end all at once but the present one', async () => {
    const o = await office()
    const others = [await o.enter(), await o.enter()]
    expect((await o.gina.post('/api/profile/close_other_sessions')).status).toBe(200)
    for (const browser of others) expect((await browser.get('/api/profile/get')).status).toBe(401)
    expect(await list(o.gina)).toHaveLength(1)
  })

  it('leave the list when their time is over', async () => {
    const o = await office()
    await o.enter()
    expect(await list(o.gina)).toHaveLength(2)
    t.clock.advance(5 * HOUR)
    expect(await list(o.gina)).toHaveLength(2)
    t.clock.advance(4 * HOUR)
    expect(await list(o.gina)).toHaveLength(1)
  })

  it('leave the list, and the count of those ended, when the institution says that their time is over', async () => {
    const o = await office()
    await o.enter()
    await change(o, sql`update sessions set remember = true, expires_at = expires_at + interval '30 days'`)
    t.clock.advance(25 * HOUR)
    const last = await o.enter()
    await o.enter()
    expect(await list(last)).toHaveLength(4)
    await change(
      o,
      sql`update institution_settings set session_absolute_hours = 1, session_remember_days = 1`,
    )
    expect(await list(last)).toHaveLength(2)
    await last.post('/api/profile/close_other_sessions')
    const told = await t.asSuperuser(
      `select p.payload::jsonb -> 'after' as after from audit_entries e
         join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.action = 'session.ended'`,
      [o.institution.id],
    )
    expect(told).toEqual([{ after: { sessions: 1 } }])
  })
})
