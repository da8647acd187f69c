import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { UserForm, UserRights } from '@hdoc/contract/people/user-calls.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: User }
const password = 'trei lalele pe gard'

async function townHall() {
  const institution = await freshInstitution(t.database)
  const { id, host } = institution
  const admin = await aPerson(t.database, id, 'ana', { name: 'Ana Admin', isAdmin: true })
  await aPerson(t.database, id, 'mihai', { name: 'Mihai', permissions: ['user.manage', 'document.list'] })
  const as = async (username: string, language: 'ro' | 'en' = 'ro', secret?: string) => {
    const browser = t.browser(host, language)
    await browser.signIn(username, secret)
    return browser
  }
  const ana = await as('ana')
  const add = (values: object, browser = ana) =>
    browser.post<Saved>('/api/user/add', {
      name: 'Radu Nou',
      email: 'radu@test.example',
      username: 'radu',
      ...values,
    })
  const change = (user: number, values: object, version?: number, browser = ana) =>
    browser.post<Saved>('/api/user/update', { id: user, values, ...(version !== undefined && { version }) })
  const get = async (user: number) => (await ana.get<User>(`/api/user/get/${user}`)).body
  const events = async (type: string) =>
    (
      await t.asSuperuser<{ payload: { user_id: number } }>(
        'select payload from outbox_events where institution_id = $1 and type = $2 order by id',
        [id, type],
      )
    ).map(({ payload }) => payload.user_id)
  const role = async (name: string, ...permissions: string[]) =>
    (await ana.post<Saved>('/api/role/add', { name, permissions })).body.id
  const bundle = async (name: string, ...permissions: string[]) =>
    (await ana.post<Saved>('/api/permission_bundle/add', { name, permissions })).body.id
  const form = async (browser = ana) => (await browser.get<UserForm>('/api/user/form')).body
  const groupRole = async (name: string) => (await form()).group_roles.find((one) => one.name === name)!.id
  return { institution, admin, as, ana, add, change, get, events, role, bundle, form, groupRole }
}

describe('administration of people', () => {
  it('is for those with the right; everybody signed in may choose a colleague', async () => {
    const { institution, ana, admin } = await townHall()
    await aPerson(t.database, institution.id, 'radu')
    const radu = t.browser(institution.host)
    const calls = () => [
      radu.get<Failure>('/api/user/list/20'),
      radu.get<Failure>(`/api/user/get/${admin}`),
      radu.get<Failure>('/api/user/form'),
      radu.get<Failure>(`/api/user/rights/${admin}`),
      ...[
        '/api/user/add',
        '/api/user/update',
        '/api/user/activate',
        '/api/user/deactivate',
        '/api/user/add_to_group',
        '/api/user/reset_password',
        '/api/user/reset_factors',
      ].map((path) => radu.post<Failure>(path, {})),
    ]
    for (const answer of await Promise.all(calls())) expect(answer.status).toBe(401)
    await radu.signIn('radu')
    for (const answer of await Promise.all(calls()))
      expect([answer.status, answer.body.missing]).toEqual([403, 'user.manage'])
    expect((await radu.get<Option[]>('/api/user/options?q=ANA')).body).toEqual([
      { id: admin, name: 'Ana Admin' },
    ])
    expect((await ana.get('/api/user/list/20')).status).toBe(200)
  })

  it('knows the people of its own institution alone', async () => {
    const { ana } = await townHall()
    const other = await freshInstitution(t.database)
    const theirs = await aPerson(t.database, other.id, 'strain', { name: 'Străin' })
    expect((await ana.get(`/api/user/get/${theirs}`)).status).toBe(404)
    expect((await ana.post('/api/user/update', { id: theirs, values: { name: 'X' } })).status).toBe(404)
    const both = await ana.post('/api/user/deactivate', { ids: [theirs] })
    expect(both.status).toBe(404)
    expect((await ana.get<ListAnswer<User>>('/api/user/list/20/Str%C4%83in')).body.data).toEqual([])
  })

  it('lists with filters, sort, quick search without diacritics and exact totals', async () => {
    const { institution, ana } = await townHall()
    const group = await aGroup(t.database, institution.id, 'Urbanism')
    await aPerson(t.database, institution.id, 'stefan', {
      name: 'Ștefan Plopeanu',
      groupIds: [group],
      roles: ['Șef'],
    })
    await aPerson(t.database, institution.id, 'plecat', { name: 'Plecată Ioana', active: false })
    const list = async (path: string) => {
      const { body } = await ana.get<ListAnswer<User>>(`/api/user/list/20${path}`)
      return { names: body.data.map(({ name }) => name), total: body.meta.total, rows: body.data }
    }
    const filter = (column: string, mode: string, value: string | number) =>
      `?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${value}`
    expect(await list('/STEFAN')).toMatchObject({ names: ['Ștefan Plopeanu'], total: 1 })
    expect((await list('?sortBy=name&sortOrder=asc')).names).toEqual([
      'Ana Admin',
      'Mihai',
      'Plecată Ioana',
      'Ștefan Plopeanu',
    ])
    expect((await list(filter('groups', 'in', group))).names).toEqual(['Ștefan Plopeanu'])
    expect((await list(filter('state', 'in', 'inactive'))).names).toEqual(['Plecată Ioana'])
    expect((await list(filter('is_admin', 'equals', 'true'))).names).toEqual(['Ana Admin'])
    expect((await list(filter('second_factor', 'equals', 'true'))).total).toBe(0)
    expect((await list(filter('last_login_at', 'dateIs', '2026-11-20'))).names).toEqual(['Ana Admin'])
    const [stefan] = (await list('/plopeanu')).rows
    expect(stefan).toMatchObject({
      groups: [{ group_name: 'Urbanism', group_role_name: 'Membru', is_default: true }],
      roles: [{ name: 'Șef' }],
      second_factor: false,
      last_login_at: null,
      state: 'active',
    })
    expect((await list(filter('roles', 'in', stefan!.roles[0]!.id))).names).toEqual(['Ștefan Plopeanu'])
    expect((await list('/%25')).total).toBe(0)
  })

  it('invites by mail: the person waits for their password, and the event goes out with the account', async () => {
    const { add, events, institution } = await townHall()
    const made = await add({ job_title: 'Referent', phone: '0722.123-456' })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.data).toMatchObject({
      ...{ state: 'invited', is_admin: false, groups: [], version: 1, phone: '0722 123 456' },
    })
    expect(await events('account.invited')).toEqual([made.body.id])
    expect((await t.browser(institution.host).signIn('radu', password)).status).toBe(422)
  })

  it('creates with a password that is not a common one, and the person signs in', async () => {
    const { add, as, events } = await townHall()
    const refused = await add({ password: 'Parola123456', password_confirmation: 'Parola123456' })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['password'])
    const twice = await add({ password, password_confirmation: `${password}!` })
    expect(twice.body.errors).toEqual({ password_confirmation: ['Cele două parole nu coincid.'] })
    const made = await add({ password, password_confirmation: password })
    expect(made.body.data).toMatchObject({ state: 'active' })
    expect(await events('account.invited')).toEqual([])
    expect((await (await as('radu', 'ro', password)).get('/api/user/options')).status).toBe(200)
    const later = await add({ email: 'x@test.example', username: 'xenia' })
    const changed = await t.asSuperuser<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [later.body.id],
    )
    expect(changed).toEqual([{ password_hash: '' }])
  })

  it('refuses a taken name or address on its field, and a password for an account that exists', async () => {
    const { add, change, admin } = await townHall()
    expect(Object.keys((await add({ username: 'ANA' })).body.errors ?? {})).toEqual(['username'])
    expect(Object.keys((await add({ email: 'Ana@Test.example' })).body.errors ?? {})).toEqual(['email'])
    const forced = await change(admin, { password, password_confirmation: password })
    expect([forced.status, Object.keys(forced.body.errors ?? {})]).toEqual([422, ['password']])
  })

  it('changes the given fields alone, and refuses an older version naming who changed it', async () => {
    const { add, change, get, role, bundle, form, institution, groupRole } = await townHall()
    const urbanism = await aGroup(t.database, institution.id, 'Urbanism')
    const taxe = await aGroup(t.database, institution.id, 'Taxe')
    const member = await groupRole('Membru')
    const director = await groupRole('Director')
    const { id } = (await add({})).body
    const sef = await role('Șef', 'document.list')
    const pachet = await bundle('Pachet', 'issuer.edit')
    const changed = await change(
      id,
      {
        role_ids: [sef],
        bundle_ids: [pachet],
        permissions: ['document.register'],
        groups: [
          { group_id: urbanism, group_role_id: member },
          { group_id: taxe, group_role_id: director, is_default: true },
        ],
      },
      1,
    )
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.data).toMatchObject({
      name: 'Radu Nou',
      version: 2,
      roles: [{ name: 'Șef' }],
      bundles: [{ name: 'Pachet' }],
      permissions: ['document.register'],
      groups: [
        { group_name: 'Taxe', group_role_name: 'Director', is_default: true },
        { group_name: 'Urbanism', is_default: false },
      ],
    })
    const stale = await change(id, { name: 'Altul' }, 1)
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('Ana Admin')])
    await change(id, { job_title: 'Arhitect' }, 2)
    expect(await get(id)).toEqual({ ...changed.body.data, job_title: 'Arhitect', version: 3 })
    expect((await form()).groups.map(({ name }) => name)).toEqual(['Taxe', 'Urbanism'])
    const moved = await change(id, { email: 'nou@test.example' })
    expect(moved.body.data.email).toBe('nou@test.example')
  })

  it('shows every right with where it comes from', async () => {
    const { add, ana, role, bundle, institution, groupRole, admin } = await townHall()
    const urbanism = await aGroup(t.database, institution.id, 'Urbanism')
    const pachet = await bundle('Pachet', 'issuer.edit')
    const made = (
      await ana.post<Saved>('/api/role/add', {
        name: 'Șef',
        permissions: ['document.list'],
        bundle_ids: [pachet],
      })
    ).body.id
    const direct = await role('Fără drepturi')
    const { id } = (
      await add({
        role_ids: [made, direct],
        bundle_ids: [pachet],
        permissions: ['document.list'],
        groups: [{ group_id: urbanism, group_role_id: await groupRole('Director') }],
      })
    ).body
    const { body } = await ana.get<UserRights>(`/api/user/rights/${id}`)
    const of = (kind: string, more: object = {}) => ({ kind, role: '', bundle: '', group: '', ...more })
    expect(body.permissions).toEqual([
      { name: 'document.list', sources: [of('direct'), of('role', { role: 'Șef' })] },
      {
        name: 'issuer.edit',
        sources: [of('bundle', { bundle: 'Pachet' }), of('role_bundle', { role: 'Șef', bundle: 'Pachet' })],
      },
    ])
    expect(body.group_permissions).toEqual([
      {
        name: 'permission.view_statistics_in_department',
        sources: [of('group', { role: 'Director', group: 'Urbanism' })],
      },
    ])
    const ofAdmin = (await ana.get<UserRights>(`/api/user/rights/${admin}`)).body
    expect(ofAdmin.permissions.some(({ name }) => name === 'can_delete_test_data')).toBe(false)
    expect(ofAdmin.permissions.every(({ sources }) => sources[0]?.kind === 'admin')).toBe(true)
  })

  it('mails a link for a new password, and takes away second factors with the sessions', async () => {
    const { add, ana, as, events, get } = await townHall()
    const { id } = (await add({ password, password_confirmation: password })).body
    const radu = await as('radu', 'ro', password)
    expect((await ana.post('/api/user/reset_password', { id })).status).toBe(200)
    expect(await events('account.reset_wanted')).toEqual([id])
    await t.asSuperuser(
      `insert into passkeys (institution_id, user_id, name, host, credential_id, public_key, counter, created_at)
       select institution_id, id, 'Telefon', 'x', 'c', '', 0, now() from users where id = $1`,
      [id],
    )
    expect((await get(id)).second_factor).toBe(true)
    expect((await ana.post('/api/user/reset_factors', { id })).status).toBe(200)
    expect((await get(id)).second_factor).toBe(false)
    expect((await radu.get('/api/user/options')).status).toBe(401)
    const invited = (await add({ email: 'i@test.example', username: 'invitat' })).body.id
    const refused = await ana.post<Failure>('/api/user/reset_password', { id: invited })
    expect([refused.status, refused.body.code]).toEqual([409, 'USER_INVITED'])
  })
})
