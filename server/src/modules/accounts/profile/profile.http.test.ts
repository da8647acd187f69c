import type { Status } from '@hdoc/contract/access/session.ts'
import type { OwnActivity, OwnSession, Profile } from '@hdoc/contract/accounts/profile.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { ownAccount } from '../../../../test/offices/own-account.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()

const office = () => ownAccount(t)
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
