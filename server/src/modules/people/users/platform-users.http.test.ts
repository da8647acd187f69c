import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PlatformUser } from '@hdoc/contract/people/platform-users.ts'
import type { BatchAnswer, UserForm, UserRights } from '@hdoc/contract/people/user-calls.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: User }
let count = 0

async function platform() {
  const username = `boss${++count}`
  const id = await aPerson(t.database, 0, username, { name: `Boss ${count}`, isAdmin: true })
  const boss = t.browser('admin.localhost')
  await boss.signIn(username)
  const list = async (type: string, path = '') =>
    (await boss.get<ListAnswer<PlatformUser>>(`/api/platform_user/${type}/list/100${path}`)).body
  const post = <T = Failure>(verb: string, body: object) => boss.post<T>(`/api/platform_user/${verb}`, body)
  return { id, username, boss, list, post }
}
const audited = async (institution: number, action: string) =>
  t.asSuperuser<{ actor_institution_id: number; actor_name: string }>(
    'select actor_institution_id, actor_name from audit_entries where institution_id = $1 and action = $2',
    [institution, action],
  )

describe('people of all institutions', () => {
  it('are created once by a double click, and refused when the key comes again with something else', async () => {
    const { boss } = await platform()
    const { id } = await freshInstitution(t.database)
    const key = { 'idempotency-key': 'dublu-click-1' }
    const create = (name: string) =>
      boss.post<Saved>(
        '/api/platform_user/add',
        { institution_id: id, values: { name, username: 'nou.venit', email: 'nou@test.example' } },
        key,
      )
    const [first, second] = [await create('Nou Venit'), await create('Nou Venit')]
    expect([first.status, second.body.id]).toEqual([200, first.body.id])
    expect((await create('Altcineva')).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await audited(id, 'user.invited')).toHaveLength(1)
  })

  it('are seen and changed by administrators of the platform alone', async () => {
    const institution = await freshInstitution(t.database)
    const id = await aPerson(t.database, institution.id, 'ana', { isAdmin: true })
    const ana = t.browser(institution.host)
    const gets = [
      '/api/platform_user/platform/list/20',
      '/api/platform_user/all/list/20',
      '/api/platform_user/pending/list/20',
      `/api/platform_user/get/${institution.id}/${id}`,
      `/api/platform_user/form/${institution.id}`,
      `/api/platform_user/rights/${institution.id}/${id}`,
    ]
    const posts = [
      '/api/platform_user/add',
      '/api/platform_user/update',
      '/api/platform_user/activate',
      '/api/platform_user/deactivate',
      '/api/platform_user/reset_password',
      '/api/platform_user/reset_factors',
      '/api/platform_user/invite_again',
      '/api/platform_user/accept',
      '/api/platform_user/refuse',
    ]
    const all = () => [
      ...gets.map((path) => ana.get<Failure>(path)),
      ...posts.map((path) => ana.post<Failure>(path, { institution_id: institution.id, id })),
    ]
    for (const answer of await Promise.all(all())) expect(answer.status).toBe(401)
    await ana.signIn('ana')
    for (const answer of await Promise.all(all()))
      expect([answer.status, answer.body.code]).toEqual([403, 'PLATFORM_ONLY'])
  })

  it('stand in three lists with their institution, and that one looked is kept once an hour', async () => {
    const { list, username } = await platform()
    const institution = await freshInstitution(t.database, { name: 'Primăria Șugag' })
    await aPerson(t.database, institution.id, 'waits', { name: 'Așteptat Țepeș' })
    await t.asSuperuser(`update users set state = 'pending' where institution_id = $1`, [institution.id])
    const found = await list('all', '/TEPES')
    expect(found.data.map((row) => [row.name, row.institution_name])).toEqual([
      ['Așteptat Țepeș', 'Primăria Șugag'],
    ])
    expect(found.meta.total).toBe(1)
    const filter = '?filters[0][column]=institution_name&filters[0][match][institution_name][contains]=sugag'
    expect((await list('pending', filter)).data).toHaveLength(1)
    expect((await list('all', filter)).meta.total).toBe(1)
    const ofPlatform = await list('platform')
    expect(ofPlatform.data.every(({ institution_id }) => institution_id === 0)).toBe(true)
    expect(ofPlatform.data.some((row) => row.username === username)).toBe(true)
    const before = (await audited(0, 'user_list.all_opened')).length
    await list('all')
    expect(await audited(0, 'user_list.all_opened')).toHaveLength(before)
    t.clock.advance(61 * 60_000)
    await list('all')
    expect(await audited(0, 'user_list.all_opened')).toHaveLength(before + 1)
  })

  it('are created and changed in the institution named, by its rules, with the platform as actor', async () => {
    const { boss, post, id: bossId } = await platform()
    const institution = await freshInstitution(t.database)
    const path = `${institution.id}`
    const form = (await boss.get<UserForm>(`/api/platform_user/form/${path}`)).body
    const docAdmin = form.roles.find(({ name }) => name === 'DocAdmin')!.id
    const values = {
      name: 'Ana',
      email: 'ana@test.example',
      username: 'ana',
      is_admin: true,
      role_ids: [docAdmin],
    }
    const made = await post<Saved>('add', { institution_id: institution.id, values })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.data).toMatchObject({ state: 'invited', roles: [{ name: 'DocAdmin' }] })
    const { id } = made.body
    expect(await audited(institution.id, 'user.invited')).toEqual([
      { actor_institution_id: 0, actor_name: expect.stringContaining('Boss') },
    ])
    expect((await boss.get<UserRights>(`/api/platform_user/rights/${path}/${id}`)).body.is_admin).toBe(true)
    await boss.get(`/api/platform_user/get/${path}/${id}`)
    expect(await audited(institution.id, 'user.looked_at'), 'one look an hour').toEqual([
      { actor_institution_id: 0, actor_name: expect.stringContaining('Boss') },
    ])
    const of = { institution_id: institution.id, id }
    expect((await post('update', { ...of, values: { name: 'Ana Maria' }, version: 1 })).status).toBe(200)
    expect((await boss.get<PlatformUser>(`/api/platform_user/get/${path}/${id}`)).body).toMatchObject({
      name: 'Ana Maria',
      institution_id: institution.id,
      institution_name: institution.name,
    })
    expect((await post('invite_again', of)).status).toBe(200)
    expect((await post<Failure>('reset_password', of)).body.code).toBe('USER_INVITED')
    expect((await post<Failure>('reset_factors', of)).body.code).toBe('USER_INVITED')
    expect((await post('update', { institution_id: 0, id, values: {} })).status).toBe(404)
    expect((await post('add', { institution_id: 999_999, values })).status).toBe(404)
    expect((await boss.get(`/api/platform_user/get/0/${bossId}`)).status).toBe(200)
  })

  it('are activated and deactivated together, the last administrator of each place staying', async () => {
    const { boss, post, id: bossId, list } = await platform()
    const [one, two] = [await freshInstitution(t.database), await freshInstitution(t.database)]
    const ana = await aPerson(t.database, one.id, 'ana', { isAdmin: true, name: 'Ana' })
    const radu = await aPerson(t.database, two.id, 'radu', { name: 'Radu' })
    const browser = t.browser(two.host)
    await browser.signIn('radu')
    const people = [
      { institution_id: one.id, id: ana },
      { institution_id: two.id, id: radu },
    ]
    const ends = await post<BatchAnswer>('deactivate', { people })
    expect(ends.body.results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Ana', 'refused'],
      ['Radu', 'changed'],
    ])
    expect((await browser.get('/api/user/options')).status).toBe(401)
    expect(
      (await post<BatchAnswer>('activate', { people })).body.results.map(({ outcome }) => outcome),
    ).toEqual(['unchanged', 'changed'])
    const others = (await list('platform')).data.filter((row) => row.id !== bossId && row.state === 'active')
    if (others.length > 0)
      await post('deactivate', { people: others.map((row) => ({ institution_id: 0, id: row.id })) })
    const demoted = await boss.post<Failure>('/api/user/update', { id: bossId, values: { is_admin: false } })
    expect(Object.keys(demoted.body.errors ?? {})).toEqual(['is_admin'])
    expect((await post('deactivate', { people: [{ institution_id: one.id, id: radu }] })).status).toBe(404)
  })

  it('who wait are accepted with a role, or refused with a reason', async () => {
    const { boss, post, list } = await platform()
    const institution = await freshInstitution(t.database)
    const ids = [
      await aPerson(t.database, institution.id, 'unu'),
      await aPerson(t.database, institution.id, 'doi'),
    ] as const
    await t.asSuperuser(`update users set state = 'pending' where institution_id = $1`, [institution.id])
    const form = (await boss.get<UserForm>(`/api/platform_user/form/${institution.id}`)).body
    const of = (id: number) => ({ institution_id: institution.id, id })
    const accepted = await post('accept', { ...of(ids[0]), role_ids: [form.roles[0]!.id] })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expect((await post('refuse', { ...of(ids[1]), reason: '' })).status).toBe(422)
    expect((await post('refuse', { ...of(ids[1]), reason: 'Nu lucrează la noi' })).status).toBe(200)
    const states = (await list('all')).data.filter((row) => row.institution_id === institution.id)
    expect(Object.fromEntries(states.map((row) => [row.username, row.state]))).toEqual({
      unu: 'active',
      doi: 'refused',
    })
  })
})
