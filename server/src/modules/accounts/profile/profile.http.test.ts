import type { Status } from '@hdoc/contract/access/session.ts'
import type { OwnActivity, OwnSession, Profile } from '@hdoc/contract/accounts/profile.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
const HOUR = 3_600_000

async function office() {
  const institution = await freshInstitution(t.database)
  const registry = await aGroup(t.database, institution.id, 'Registratură')
  const urbanism = await aGroup(t.database, institution.id, 'Urbanism')
  const id = await aPerson(t.database, institution.id, 'gina', {
    name: 'Gina Liliacu',
    groupIds: [registry, urbanism],
    permissions: ['document.list'],
  })
  const enter = async (username = 'gina', headers: Record<string, string> = {}) => {
    const browser = t.browser(institution.host)
    await browser.get('/api/csrf-cookie')
    await browser.post('/api/login', { username, password: testPassword }, headers)
    await browser.get('/api/csrf-cookie')
    return browser
  }
  return { institution, id, registry, urbanism, enter, gina: await enter() }
}
type Office = Awaited<ReturnType<typeof office>>
const user = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user
const profile = async (browser: Browser) => (await browser.get<Profile>('/api/profile/get')).body
const change = ({ institution }: Office, statement: ReturnType<typeof sql>) =>
  t.database.inInstitution(institution.id, (db) => db.run(statement))

describe('the own profile', () => {
  it('is nobody’s but the caller’s: guests are sent away, and nobody looks into it while acting', async () => {
    const o = await office()
    const guest = t.browser(o.institution.host)
    for (const path of ['get', 'sessions', 'activity', 'data/json', 'data/text', 'picture'])
      expect((await guest.get(`/api/profile/${path}`)).status, path).toBe(401)
    for (const path of ['update', 'remove_picture', 'close_other_sessions', 'active_group'])
      expect((await guest.post(`/api/profile/${path}`, {})).status, path).toBe(401)
    const adminId = await aPerson(t.database, o.institution.id, 'sef', { isAdmin: true })
    const admin = await o.enter('sef')
    await change(
      o,
      sql`update sessions set acting_institution_id = ${o.institution.id}, acting_user_id = ${o.id}, acting_until = '2026-11-20T11:00:00+02:00' where user_id = ${adminId}`,
    )
    expect((await user(admin))?.id).toBe(o.id)
    for (const path of ['get', 'sessions', 'activity', 'data/json']) {
      const refused = await admin.get<Failure>(`/api/profile/${path}`)
      expect([refused.status, refused.body.code], path).toEqual([403, 'ACTING_REFUSED'])
    }
    const body = { version: 1, values: { name: 'Furat', phone: '' } }
    expect((await admin.post<Failure>('/api/profile/update', body)).body.code).toBe('ACTING_REFUSED')
  })

  it('shows the account and changes name, phone and default group, with an entry in the trail', async () => {
    const o = await office()
    const before = await profile(o.gina)
    expect(before).toMatchObject({ username: 'gina', name: 'Gina Liliacu', phone: '', picture: '' })
    expect(before.groups.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Registratură', true],
      ['Urbanism', false],
    ])
    const values = { name: 'Gina Liliacu-Pop', phone: '0722 123 456', default_group_id: o.urbanism }
    const saved = await o.gina.post<{ data: Profile }>('/api/profile/update', { version: 1, values })
    expect(saved.status).toBe(200)
    expect(saved.body.data).toMatchObject({ name: 'Gina Liliacu-Pop', version: 2 })
    expect(saved.body.data.groups.find(({ is_default }) => is_default)?.name).toBe('Urbanism')
    expect((await user(await o.enter()))?.group_name).toBe('Urbanism')
    const [entry] = (await o.gina.get<OwnActivity[]>('/api/profile/activity')).body.filter(
      ({ action }) => action === 'profile.updated',
    )
    expect(entry).toMatchObject({ subject_type: 'user', subject_id: o.id })
  })

  it('refuses an older version, an unknown field and a group that is not the caller’s', async () => {
    const o = await office()
    const other = await aGroup(t.database, o.institution.id, 'Juridic')
    const post = (body: object) => o.gina.post<Failure>('/api/profile/update', body)
    const values = { name: 'Gina', phone: '' }
    expect((await post({ version: 1, values: { ...values, is_admin: true } })).status).toBe(422)
    expect((await post({ version: 1, values: { ...values, email: 'x@y.ro' } })).status).toBe(422)
    const foreign = await post({ version: 1, values: { ...values, default_group_id: other } })
    expect([foreign.status, Object.keys(foreign.body.errors!)]).toEqual([422, ['default_group_id']])
    expect((await post({ version: 1, values })).status).toBe(200)
    expect((await post({ version: 1, values })).body.code).toBe('STALE_VERSION')
  })
})

describe('the active group', () => {
  it('is chosen for one session among one’s own groups, and rights of the group role follow at once', async () => {
    const o = await office()
    await change(
      o,
      sql`insert into group_roles (institution_id, name, permissions) values (${o.institution.id}, 'Director', array['permission.view_statistics_in_department']) on conflict (institution_id, name) do update set permissions = excluded.permissions`,
    )
    await change(
      o,
      sql`update group_members set group_role_id = (select id from group_roles where institution_id = ${o.institution.id} and name = 'Director') where group_id = ${o.urbanism}`,
    )
    const second = await o.enter()
    expect(await user(o.gina)).toMatchObject({
      group_id: o.registry,
      group_role_name: 'Membru',
      group_permissions: [],
      groups: [
        { id: o.registry, name: 'Registratură' },
        { id: o.urbanism, name: 'Urbanism' },
      ],
    })
    expect((await o.gina.post('/api/profile/active_group', { group_id: o.urbanism })).status).toBe(200)
    expect(await user(o.gina)).toMatchObject({
      group_id: o.urbanism,
      group_name: 'Urbanism',
      group_role_name: 'Director',
      group_permissions: ['permission.view_statistics_in_department'],
    })
    expect((await user(second))?.group_id).toBe(o.registry)
  })

  it('is never a group of others, and falls back when the person leaves it', async () => {
    const o = await office()
    const other = await aGroup(t.database, o.institution.id, 'Juridic')
    const foreign = await office()
    for (const group_id of [other, foreign.urbanism, 0, 'x']) {
      const refused = await o.gina.post<Failure>('/api/profile/active_group', { group_id })
      expect([refused.status, Object.keys(refused.body.errors!)], String(group_id)).toEqual([
        422,
        ['group_id'],
      ])
    }
    await o.gina.post('/api/profile/active_group', { group_id: o.urbanism })
    await change(o, sql`delete from group_members where group_id = ${o.urbanism}`)
    expect((await user(o.gina))?.group_id).toBe(o.registry)
  })
})

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

describe('the own activity and data', () => {
  it('hold what the person did, twenty at most, and nothing of others', async () => {
    const o = await office()
    await aPerson(t.database, o.institution.id, 'sorin')
    await o.enter('sorin')
    for (let n = 0; n < 25; n += 1) await o.gina.post('/api/profile/remove_picture')
    for (let n = 0; n < 25; n += 1)
      await o.gina.post('/api/profile/active_group', { group_id: n % 2 ? o.registry : o.urbanism })
    const rows = (await o.gina.get<OwnActivity[]>('/api/profile/activity')).body
    expect(rows).toHaveLength(20)
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['session.group_chosen']))
  })

  it('come as a file in JSON and as text, without secrets', async () => {
    const o = await office()
    const json = await o.gina.get<Record<string, object>>('/api/profile/data/json')
    expect(json.status).toBe(200)
    expect(json.headers['content-disposition']).toContain('attachment; filename="datele-mele-gina.json"')
    expect(Object.keys(json.body)).toEqual([
      'taken_at',
      'account',
      'groups',
      'roles',
      'permissions',
      'sessions',
      'activity',
      'activity_is_complete',
      'notifications',
    ])
    const text = (await o.gina.get<string>('/api/profile/data/text')).raw.toString()
    expect(text).toContain('Nume: Gina Liliacu')
    expect(text).toContain('Vede lista documentelor')
    expect(text).toMatch(/Autentificare \(user \d+\)/)
    const token = o.gina.cookies.get('hdoc_session')!
    for (const file of [json.raw.toString(), text]) {
      expect(file).not.toMatch(/argon2|password_hash|id_hash/)
      expect(file).not.toContain(token)
    }
    const ids = (await o.gina.get<OwnSession[]>('/api/profile/sessions')).body.map(({ id }) => id)
    for (const id of ids) expect(json.raw.toString()).not.toContain(id)
    expect((await o.gina.get('/api/profile/data/xml')).status).toBe(404)
  })
})
