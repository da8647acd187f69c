import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: start })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
beforeEach(() => t.clock.set(start))

async function townHall() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina', { permissions: ['document.list'] })
  const browser = t.browser(institution.host)
  return { institution, id, browser }
}
const options = (browser: ReturnType<typeof t.browser>) => browser.get<Failure>('/api/user/options')
const change = (institutionId: number, statement: ReturnType<typeof sql>) =>
  t.database.inInstitution(institutionId, (db) => db.run(statement))

describe('the life of a session', () => {
  it('does not begin without signing in', async () => {
    const { browser } = await townHall()
    const guest = await options(browser)
    expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(guest.body.message).toBe('Trebuie să vă autentificați.')
  })

  it('ends after 8 hours without a call, each call beginning them anew', async () => {
    const { browser } = await townHall()
    await browser.signIn('gina')
    t.clock.advance(8 * HOUR - MINUTE)
    expect((await options(browser)).status).toBe(200)
    t.clock.advance(8 * HOUR - MINUTE)
    expect((await options(browser)).status).toBe(200)
    t.clock.advance(8 * HOUR)
    expect((await options(browser)).status).toBe(401)
  })

  it('ends after 24 hours whatever is done', async () => {
    const { browser } = await townHall()
    await browser.signIn('gina')
    for (let hours = 0; hours < 23; hours += 1) {
      t.clock.advance(HOUR)
      expect((await options(browser)).status).toBe(200)
    }
    t.clock.advance(HOUR)
    expect((await options(browser)).status).toBe(401)
  })

  it('lasts 30 days when remembered, used or not', async () => {
    const { browser } = await townHall()
    await browser.post('/api/login', { username: 'gina', password: testPassword, remember: true })
    t.clock.advance(30 * DAY - MINUTE)
    expect((await options(browser)).status).toBe(200)
    t.clock.advance(MINUTE)
    expect((await options(browser)).status).toBe(401)
  })

  it('answers 401 on a mutation when it has ended though the token matches', async () => {
    const { browser } = await townHall()
    await browser.signIn('gina')
    t.clock.advance(9 * HOUR)
    const late = await browser.post<Failure>('/api/preference/update', { theme: 'dark' })
    expect([late.status, late.body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('ends on the next call when the person is disabled', async () => {
    const { institution, id, browser } = await townHall()
    await browser.signIn('gina')
    await change(institution.id, sql`update users set state = 'inactive' where id = ${id}`)
    expect((await options(browser)).status).toBe(401)
    expect((await browser.get<Status>('/api/status')).body.check).toBe(false)
  })

  it('has the rights of now on the next call', async () => {
    const { institution, id, browser } = await townHall()
    await browser.signIn('gina')
    expect((await browser.get('/api/document/list/20')).status).toBe(200)
    await change(institution.id, sql`delete from user_permissions where user_id = ${id}`)
    const refused = await browser.get<Failure>('/api/document/list/20')
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.list'])
    await change(
      institution.id,
      sql`insert into user_permissions values (${institution.id}, ${id}, 'document.list')`,
    )
    expect((await browser.get('/api/document/list/20')).status).toBe(200)
    await change(institution.id, sql`update users set is_admin = true where id = ${id}`)
    expect((await browser.get('/api/register/list')).status).toBe(200)
  })

  it('is worthless on every other host, of another institution or of the same', async () => {
    const { institution, browser } = await townHall()
    const other = await freshInstitution(t.database)
    const second = `alias-${institution.tag}.example`
    await t.asSuperuser(`insert into hosts (host, institution_id, kind) values ($1, $2, 'alias')`, [
      second,
      institution.id,
    ])
    await browser.signIn('gina')
    for (const host of [other.host, second, 'admin.localhost']) {
      const thief = t.browser(host)
      thief.cookies.set('hdoc_session', browser.cookies.get('hdoc_session')!)
      expect((await options(thief)).status, host).toBe(401)
      await thief.get('/api/csrf-cookie')
      expect((await thief.post('/api/preference/update', {})).status, host).toBe(401)
    }
    expect((await options(browser)).status).toBe(200)
  })
})

describe('POST /api/preference/update', () => {
  it('is refused to guests and keeps language and theme of the caller alone', async () => {
    const { institution, browser } = await townHall()
    await aPerson(t.database, institution.id, 'sorin')
    expect((await browser.post('/api/preference/update', { theme: 'dark' })).status).toBe(401)
    await browser.signIn('gina')
    expect((await browser.post('/api/preference/update', { theme: 'dark' })).status).toBe(200)
    expect((await browser.post('/api/preference/update', { language: 'en' })).status).toBe(200)
    const wrong = await browser.post<Failure>('/api/preference/update', { theme: 'pink', is_admin: true })
    expect([wrong.status, Object.keys(wrong.body.errors!).sort()]).toEqual([422, ['is_admin', 'theme']])
    const { user } = (await browser.get<Status>('/api/status')).body
    expect([user?.language, user?.theme]).toEqual(['en', 'dark'])
    const sorin = t.browser(institution.host)
    await sorin.signIn('sorin')
    const his = (await sorin.get<Status>('/api/status')).body.user
    expect([his?.language, his?.theme]).toEqual(['ro', 'auto'])
  })
})

describe('GET /api/usermanager/login_back', () => {
  async function acting(until = '2026-11-20T11:00:00+02:00') {
    const { institution, id, browser } = await townHall()
    const adminId = await aPerson(t.database, institution.id, 'sef', { name: 'Ana Ștefan', isAdmin: true })
    await browser.signIn('sef')
    await change(
      institution.id,
      sql`update sessions set acting_institution_id = ${institution.id}, acting_user_id = ${id}, acting_until = ${until}
           where user_id = ${adminId}`,
    )
    return { institution, id, adminId, browser }
  }
  const back = (browser: ReturnType<typeof t.browser>, headers: Record<string, string> = {}) =>
    browser.get<Failure>('/api/usermanager/login_back', headers)

  it('is refused to guests, and is a conflict when nobody is acted as', async () => {
    const { browser } = await townHall()
    expect((await back(browser)).status).toBe(401)
    await browser.signIn('gina')
    const refused = await back(browser)
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ACTING'])
  })

  it('demands our own header and a same-origin call', async () => {
    const { browser } = await acting()
    expect((await back(browser, { 'x-requested-with': '' })).status).toBe(419)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await back(browser, { 'sec-fetch-site': site })).status, site).toBe(419)
    expect((await back(browser, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('returns to the real person with a new session, both named in the audit', async () => {
    const { institution, id, adminId, browser } = await acting()
    const before = (await browser.get<Status>('/api/status')).body.user
    expect(before).toMatchObject({
      id,
      isadmin: 0,
      logged_in_as_another_user: { id: adminId, name: 'Ana Ștefan' },
    })
    expect((await browser.get('/api/register/list')).status).toBe(403)
    const old = browser.cookies.get('hdoc_session')
    expect((await back(browser)).status).toBe(200)
    expect(browser.cookies.get('hdoc_session')).not.toBe(old)
    const after = (await browser.get<Status>('/api/status')).body.user
    expect(after).toMatchObject({ id: adminId, isadmin: 1 })
    expect(after).not.toHaveProperty('logged_in_as_another_user')
    const thief = t.browser(institution.host)
    thief.cookies.set('hdoc_session', old!)
    expect((await options(thief)).status).toBe(401)
    const entry = await t.database.inInstitution(institution.id, (db) =>
      db.one(
        sql<object>`select actor_id, real_id, real_name from audit_entries where action = 'acting.ended'`,
      ),
    )
    expect(entry).toEqual({ actor_id: id, real_id: adminId, real_name: 'Ana Ștefan' })
  })

  it('keeps a remembered session remembered', async () => {
    const { institution, browser } = await acting()
    await change(
      institution.id,
      sql`update sessions set remember = true, expires_at = ${'2026-11-21T10:00:00+02:00'}`,
    )
    const answer = await back(browser)
    expect(answer.cookies[0]).toMatchObject({ name: 'hdoc_session', maxAge: 86_400 })
  })

  it('is the way on after the time for acting has ended', async () => {
    const { adminId, browser } = await acting()
    t.clock.set('2026-11-20T11:00:00+02:00')
    expect((await browser.get<Status>('/api/status')).body.user).toMatchObject({
      id: adminId,
      acting_ended: true,
    })
    expect((await back(browser)).status).toBe(200)
    expect((await back(browser)).status).toBe(409)
  })
})
