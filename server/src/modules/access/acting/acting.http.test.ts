import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: start })
const MINUTE = 60_000
const adminHost = 'admin.localhost'
beforeEach(() => t.clock.set(start))
await aPerson(t.database, 0, 'platforma', { isAdmin: true, name: 'Ana Platformă' })
await aPerson(t.database, 0, 'platforma2', { isAdmin: true })

async function townHall() {
  const institution = await freshInstitution(t.database)
  const { id, host } = institution
  const gina = await aPerson(t.database, id, 'gina', { permissions: ['document.list'], name: 'Gina Liliacu' })
  const dan = await aPerson(t.database, id, 'dan', { permissions: ['document.annul'] })
  const sef = await aPerson(t.database, id, 'sef', { permissions: ['user.act_as', 'document.list'] })
  const admin = await aPerson(t.database, id, 'admin', { isAdmin: true, name: 'Vlad Admin' })
  const browser = t.browser(host)
  return { id, host, gina, dan, sef, admin, browser }
}
const status = async (browser: Browser) => (await browser.get<Status>('/api/status')).body
/** Fetches a new token after a success, as the page does: a session with a new id needs one. */
async function renewed(browser: Browser, answer: Promise<{ status: number; body: Failure }>) {
  const got = await answer
  if (got.status === 200) await browser.get('/api/csrf-cookie')
  return got
}
const actAs = (browser: Browser, id: number, body: object = {}) =>
  renewed(browser, browser.post<Failure>(`/api/usermanager/login_as/${id}`, body))
const back = (browser: Browser) => renewed(browser, browser.get<Failure>('/api/usermanager/login_back'))
const said = ({ status: code, body }: { status: number; body: Failure }) => [code, body.code]
const trail = (institution: number, action: string) =>
  t.asSuperuser<{ actor_id: number; actor_name: string; real_id: number | null; real_name: string | null }>(
    'select actor_id::int, actor_name, real_id::int, real_name from audit_entries where institution_id = $1 and action = $2 order by id',
    [institution, action],
  )
const change = (institution: number, statement: ReturnType<typeof sql>) =>
  t.database.inInstitution(institution, (db) => db.run(statement))

it('the admin host knows its administrator from a landing page, also while they act as somebody without rights', async () => {
  const { id, gina } = await townHall()
  const browser = t.browser(adminHost)
  await browser.signIn('platforma')
  await renewed(browser, browser.post<Failure>('/api/hdoc_company/enter', { id }))
  expect((await actAs(browser, gina)).status).toBe(200)
  expect((await status(browser)).user?.isadmin).toBe(0)
  const landed = await browser.get<Failure>('/api/status', { 'x-hdoc-landing': '1' })
  expect(landed.body).toMatchObject({ code: 'admin_host', isadm: 1 })
})

describe('acting as another user', () => {
  it('is refused to guests and to who lacks the right', async () => {
    const { browser, dan } = await townHall()
    expect(said(await actAs(browser, dan))).toEqual([401, 'UNAUTHENTICATED'])
    await browser.signIn('gina')
    const refused = await actAs(browser, dan)
    expect([refused.status, refused.body.missing]).toEqual([403, 'user.act_as'])
  })

  it('gives the other’s rights and name, keeps the real one beside, and returns', async () => {
    const { browser, gina, admin } = await townHall()
    await browser.signIn('admin')
    const before = browser.cookies.get('hdoc_session')
    expect((await actAs(browser, gina)).status).toBe(200)
    expect(browser.cookies.get('hdoc_session')).not.toBe(before)
    const { user } = await status(browser)
    expect(user).toMatchObject({
      id: gina,
      isadmin: 0,
      logged_in_as_another_user: { id: admin, name: 'Vlad Admin' },
      acting_until: '2026-11-20T09:00:00.000Z',
    })
    expect((await browser.get('/api/register/list')).status).toBe(403)
    const acting = browser.cookies.get('hdoc_session')
    expect((await back(browser)).status).toBe(200)
    expect(browser.cookies.get('hdoc_session')).not.toBe(acting)
    expect((await status(browser)).user).toMatchObject({ id: admin, isadmin: 1 })
    expect((await status(browser)).user?.logged_in_as_another_user).toBeUndefined()
  })

  it('stores both people in every row', async () => {
    const { browser, gina, admin, id } = await townHall()
    await browser.signIn('admin')
    await actAs(browser, gina)
    await back(browser)
    for (const action of ['acting.started', 'acting.ended'])
      expect(await trail(id, action)).toEqual([
        { actor_id: gina, actor_name: 'Gina Liliacu', real_id: admin, real_name: 'Vlad Admin' },
      ])
  })

  it('is not nested', async () => {
    const { browser, gina, dan } = await townHall()
    await browser.signIn('admin')
    await actAs(browser, gina)
    expect(said(await actAs(browser, dan))).toEqual([403, 'ACTING_REFUSED'])
    expect((await status(browser)).user?.id).toBe(gina)
  })

  it('gains no right: not an administrator’s, not one that is not held, not one’s own name', async () => {
    const { browser, gina, dan, admin, sef, id } = await townHall()
    await browser.signIn('sef')
    expect((await actAs(browser, gina)).status).toBe(200)
    await back(browser)
    expect(said(await actAs(browser, dan))).toEqual([403, 'ACT_AS_HIGHER'])
    expect(said(await actAs(browser, admin))).toEqual([403, 'ACT_AS_HIGHER'])
    expect(said(await actAs(browser, sef))).toEqual([409, 'ACT_AS_SELF'])
    const docAdmin = await aPerson(t.database, id, 'arhivar', { roles: ['DocAdmin'] })
    expect(said(await actAs(browser, docAdmin))).toEqual([403, 'ACT_AS_HIGHER'])
  })

  it('does not lend an administrator the deletion of test data, which they hold only when listed', async () => {
    const { browser, id } = await townHall()
    const tester = await aPerson(t.database, id, 'tester', { permissions: ['can_delete_test_data'] })
    await browser.signIn('admin')
    expect(said(await actAs(browser, tester))).toEqual([403, 'ACT_AS_HIGHER'])
  })

  it('reaches nobody who is inactive, of another institution, or unknown', async () => {
    const { browser, id } = await townHall()
    const other = await townHall()
    const gone = await aPerson(t.database, id, 'plecat', { active: false })
    await browser.signIn('admin')
    for (const user of [gone, other.gina, 999_999])
      expect(said(await actAs(browser, user))).toEqual([404, 'NOT_FOUND'])
    expect(said(await actAs(browser, other.gina, { hdoc_id: other.id }))).toEqual([404, 'NOT_FOUND'])
  })

  it('ends after its minutes: nothing works until the return, which gives the real person back', async () => {
    const { browser, gina, admin } = await townHall()
    await browser.signIn('admin')
    await actAs(browser, gina)
    t.clock.advance(60 * MINUTE)
    expect(said(await browser.get('/api/user/options'))).toEqual([403, 'ACTING_ENDED'])
    expect(said(await browser.post('/api/document/add', {}))).toEqual([403, 'ACTING_ENDED'])
    expect((await status(browser)).user).toMatchObject({ id: admin, acting_ended: true })
    expect((await back(browser)).status).toBe(200)
    expect((await browser.get('/api/user/options')).status).toBe(200)
  })

  it.each([
    [
      'the other is deactivated',
      (who: { gina: number }) => sql`update users set state = 'inactive' where id = ${who.gina}`,
    ],
    [
      'the other becomes administrator',
      (who: { gina: number }) => sql`update users set is_admin = true where id = ${who.gina}`,
    ],
    [
      'the real one loses the right',
      (who: { sef: number }) =>
        sql`delete from user_permissions where user_id = ${who.sef} and permission = 'user.act_as'`,
    ],
  ])('ends when %s', async (_, mutation) => {
    const hall = await townHall()
    await hall.browser.signIn('sef')
    await actAs(hall.browser, hall.gina)
    await change(hall.id, mutation(hall))
    expect(said(await hall.browser.get('/api/user/options'))).toEqual([403, 'ACTING_ENDED'])
    expect((await back(hall.browser)).status).toBe(200)
    expect((await status(hall.browser)).user?.id).toBe(hall.sef)
  })

  it('ends with the session when the real one is deactivated or signs out', async () => {
    const hall = await townHall()
    await hall.browser.signIn('sef')
    await actAs(hall.browser, hall.gina)
    await change(hall.id, sql`update users set state = 'inactive' where id = ${hall.sef}`)
    expect((await hall.browser.get('/api/user/options')).status).toBe(401)
    const other = await townHall()
    await other.browser.signIn('admin')
    await actAs(other.browser, other.gina)
    const cookies = new Map(other.browser.cookies)
    await other.browser.post('/api/logout')
    for (const [name, value] of cookies) other.browser.cookies.set(name, value)
    expect((await other.browser.get('/api/user/options')).status).toBe(401)
    expect((await back(other.browser)).status).toBe(401)
  })

  it('begins once when two tabs ask at the same moment', async () => {
    const { browser, gina, dan, host } = await townHall()
    await browser.signIn('admin')
    const second = t.browser(host)
    for (const [name, value] of browser.cookies) second.cookies.set(name, value)
    const answers = await Promise.all([actAs(browser, gina), actAs(second, dan)])
    const [won, lost] = answers.map((answer) => answer.status).sort()
    // The second call either finds no session, because its id has changed, or loses the race for it.
    expect([won, [401, 403].includes(lost!)]).toEqual([200, true])
  })

  it('is returned from once: a replay finds nobody acted as, an old cookie no session', async () => {
    const { browser, gina } = await townHall()
    await browser.signIn('admin')
    await actAs(browser, gina)
    const old = new Map(browser.cookies)
    expect((await back(browser)).status).toBe(200)
    expect(said(await back(browser))).toEqual([409, 'NOT_ACTING'])
    for (const [name, value] of old) browser.cookies.set(name, value)
    expect((await back(browser)).status).toBe(401)
  })

  it('is not returned from by a page of another site', async () => {
    const { browser, gina } = await townHall()
    await browser.signIn('admin')
    await actAs(browser, gina)
    const forged = await browser.get<Failure>('/api/usermanager/login_back', {
      'sec-fetch-site': 'cross-site',
    })
    expect(said(forged)).toEqual([419, 'CSRF'])
    expect((await status(browser)).user?.id).toBe(gina)
  })
})

describe('a platform administrator and a client', () => {
  const enter = (browser: Browser, id: number) => browser.post<Failure>('/api/hdoc_company/enter', { id })
  const leave = (browser: Browser) => browser.post<Failure>('/api/hdoc_company/leave')
  const platform = async () => {
    const browser = t.browser(adminHost)
    await browser.signIn('platforma')
    return browser
  }

  it('is nobody’s call on the host of an institution', async () => {
    const { browser, id } = await townHall()
    expect(said(await enter(browser, id))).toEqual([401, 'UNAUTHENTICATED'])
    await browser.signIn('admin')
    expect(said(await enter(browser, id))).toEqual([403, 'PLATFORM_ONLY'])
    expect(said(await leave(browser))).toEqual([403, 'PLATFORM_ONLY'])
  })

  it('enters, works inside as its administrator, and leaves; both trails tell of it', async () => {
    const hall = await townHall()
    const browser = await platform()
    expect(said(await browser.get('/api/document/list/20'))).toEqual([403, 'no_company'])
    expect((await enter(browser, hall.id)).status).toBe(200)
    const inside = await status(browser)
    expect(inside.user).toMatchObject({ hdoc_id: hall.id, account_institution_id: 0 })
    expect(inside.institution?.id).toBe(hall.id)
    expect((await browser.get('/api/document/list/20')).status).toBe(200)
    expect((await leave(browser)).status).toBe(200)
    expect((await leave(browser)).status).toBe(200)
    expect((await status(browser)).user?.hdoc_id).toBe(0)
    for (const institution of [0, hall.id])
      for (const action of ['client.entered', 'client.left'])
        expect((await trail(institution, action)).at(-1)).toMatchObject({ actor_name: 'Ana Platformă' })
  })

  it('enters no institution that does not exist, nor the platform itself', async () => {
    const browser = await platform()
    expect(said(await enter(browser, 999_999))).toEqual([404, 'NOT_FOUND'])
    expect((await enter(browser, 0)).status).toBe(422)
  })

  it('acts as one of its users, entering in the same step, and comes back inside the client', async () => {
    const hall = await townHall()
    const browser = await platform()
    expect(said(await actAs(browser, hall.gina))).toEqual([403, 'no_company'])
    expect((await actAs(browser, hall.gina, { hdoc_id: hall.id })).status).toBe(200)
    expect((await status(browser)).user).toMatchObject({
      id: hall.gina,
      hdoc_id: hall.id,
      account_institution_id: hall.id,
      logged_in_as_another_user: { name: 'Ana Platformă' },
    })
    expect((await back(browser)).status).toBe(200)
    expect((await status(browser)).user).toMatchObject({ hdoc_id: hall.id, account_institution_id: 0 })
    expect(await trail(hall.id, 'acting.ended')).toHaveLength(1)
  })

  it('does not act as another person of the platform', async () => {
    const browser = await platform()
    const [other] = await t.asSuperuser<{ id: number }>(
      `select id::int from users where institution_id = 0 and username = 'platforma2'`,
      [],
    )
    expect(said(await actAs(browser, other!.id))).toEqual([403, 'no_company'])
    const hall = await townHall()
    expect(said(await actAs(browser, other!.id, { hdoc_id: hall.id }))).toEqual([404, 'NOT_FOUND'])
  })

  it('cannot enter, leave or step elsewhere while acting', async () => {
    const hall = await townHall()
    const browser = await platform()
    await actAs(browser, hall.gina, { hdoc_id: hall.id })
    expect(said(await enter(browser, hall.id))).toEqual([403, 'ACTING_REFUSED'])
    expect(said(await leave(browser))).toEqual([403, 'ACTING_REFUSED'])
  })
})
