import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Holder, Role } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: Role }
type SavedBundle = Failure & { id: number; data: Bundle }

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'ana', { name: 'Ana Administrator', isAdmin: true })
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const ana = await as('ana')
  const add = (values: object) => ana.post<Saved>('/api/role/add', values)
  const addBundle = (values: object) => ana.post<SavedBundle>('/api/permission_bundle/add', values)
  const change = (roleId: number, values: object, version?: number) =>
    ana.post<Saved>('/api/role/update', { id: roleId, values, ...(version !== undefined && { version }) })
  const give = (userId: number, roleId: number) =>
    t.asSuperuser('insert into user_roles (institution_id, user_id, role_id) values ($1, $2, $3)', [
      id,
      userId,
      roleId,
    ])
  const person = (username: string, permissions: Permission[] = []) =>
    aPerson(t.database, id, username, { permissions })
  return { id, host, as, ana, add, addBundle, change, give, person }
}

describe('the name of a role that means something to the program', () => {
  it('is given by an administrator alone: a role that one holds does not become DocAdmin', async () => {
    const { id, as, ana, person, give, add } = await townHall()
    await t.asSuperuser('delete from roles where institution_id = $1', [id])
    const own = (await add({ name: 'Registrator' })).body
    await give(await person('radu', ['role.manage']), own.id)
    const radu = await as('radu')
    const renamed = await radu.post<Saved>('/api/role/update', { id: own.id, values: { name: 'DocAdmin' } })
    expect([renamed.status, renamed.body.code]).toEqual([409, 'FIXED_ROLE'])
    expect((await radu.post<Saved>('/api/role/add', { name: 'DocAdmin' })).body.code).toBe('FIXED_ROLE')
    expect((await radu.get<{ user: { roles: string[] } }>('/api/status')).body.user.roles).toEqual([
      'Registrator',
    ])
    expect((await ana.post('/api/role/add', { name: 'DocAdmin' })).status).toBe(200)
  })
})

describe('roles and bundles', () => {
  it('are managed by those with the right; everybody signed in may choose one and ask who carries a right', async () => {
    const { as, person, add } = await townHall()
    const { id } = (await add({ name: 'Registrator' })).body
    await person('radu')
    const radu = await as('radu')
    for (const answer of [
      await radu.get<Failure>('/api/role/list'),
      await radu.get<Failure>(`/api/role/get/${id}`),
      await radu.post<Failure>('/api/role/add', {}),
      await radu.post<Failure>('/api/role/update', {}),
      await radu.post<Failure>('/api/role/save_matrix', {}),
      await radu.remove<Failure>(`/api/role/delete/${id}`),
      await radu.get<Failure>(`/api/role/holders/${id}`),
      await radu.get<Failure>('/api/permission/holders?permission=document.list'),
      await radu.get<Failure>('/api/permission_bundle/list'),
      await radu.get<Failure>('/api/permission_bundle/get/1'),
      await radu.post<Failure>('/api/permission_bundle/add', {}),
      await radu.post<Failure>('/api/permission_bundle/update', {}),
      await radu.remove<Failure>('/api/permission_bundle/delete/1'),
    ])
      expect([answer.status, answer.body.missing]).toEqual([403, 'role.manage'])
    expect((await radu.get('/api/role/options?q=REGISTRA')).body).toEqual([{ id, name: 'Registrator' }])
    expect((await radu.get('/api/permission_bundle/options')).body).toEqual([])
    expect((await radu.get('/api/permission/explain?permission=document.list')).status).toBe(200)
  })

  it('are made, changed field by field, and a stale change is refused naming who and what', async () => {
    const { ana, add, addBundle, change } = await townHall()
    const bundle = (await addBundle({ name: 'Ghișeu', permissions: ['document.register', 'issuer.edit'] }))
      .body
    const made = await add({ name: 'Registrator', permissions: ['document.list'], bundle_ids: [bundle.id] })
    expect(made.body.data).toMatchObject({
      name: 'Registrator',
      permissions: ['document.list'],
      bundle_ids: [bundle.id],
      people: 0,
      fixed: false,
      version: 1,
      can: { edit: true, rename: true, delete: true },
    })
    const { id } = made.body
    expect((await change(id, { permissions: ['document.list', 'document.annul'] }, 1)).status).toBe(200)
    expect((await change(id, { description: 'La ghișeu' }, 2)).status).toBe(200)
    const stale = await change(id, { name: 'Alt nume' }, 1)
    expect([stale.status, stale.body.code, stale.body.changed]).toEqual([
      409,
      'STALE_VERSION',
      ['description', 'permissions'],
    ])
    expect(stale.body.message).toContain('schimbate între timp de Ana Administrator')
    expect((await change(999_999, {})).status).toBe(404)
    expect((await add({ name: 'Registrator' })).body.errors).toHaveProperty('name')
    expect((await add({ name: 'X', bundle_ids: [999_999] })).body.errors).toHaveProperty('bundle_ids')
    expect((await add({ name: 'X', permissions: ['nimic.nou'] })).status).toBe(422)
    const { body } = await ana.get<ListAnswer<Role>>('/api/role/list?sortBy=name&sortOrder=asc')
    expect(body.data.map(({ name }) => name)).toEqual(['DocAdmin', 'Registrator'])
  })

  it('DocAdmin is there from the start, takes rights, and is neither renamed nor deleted', async () => {
    const { ana, change } = await townHall()
    const { body } = await ana.get<ListAnswer<Role>>('/api/role/list/DocAdmin')
    const role = body.data[0]!
    expect(role).toMatchObject({ fixed: true, can: { edit: true, rename: false, delete: false } })
    expect((await change(role.id, { permissions: ['archive.manage'] })).status).toBe(200)
    expect((await change(role.id, { name: 'Altul' })).body.code).toBe('FIXED_ROLE')
    expect((await ana.remove<Failure>(`/api/role/delete/${role.id}`)).body.code).toBe('FIXED_ROLE')
  })

  it('that are held are not deleted, and the answer names the first twenty people and counts all', async () => {
    const { ana, add, addBundle, give, person } = await townHall()
    const { id } = (await add({ name: 'Referent' })).body
    for (let n = 10; n < 32; n++) await give(await person(`om${n}`), id)
    const refused = await ana.remove<Failure>(`/api/role/delete/${id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'HELD'])
    expect(refused.body.message).toMatch(/om10, om11.*om29 \(în total 22\)/)
    const bundle = (await addBundle({ name: 'Pachet' })).body
    expect((await ana.get(`/api/permission_bundle/get/${bundle.id}`)).body).toEqual(bundle.data)
    expect((await ana.get('/api/permission_bundle/get/999999999')).status).toBe(404)
    const holding = (await add({ name: 'Cu pachet', bundle_ids: [bundle.id] })).body
    expect((await ana.remove<Failure>(`/api/permission_bundle/delete/${bundle.id}`)).body.message).toContain(
      'Cu pachet (în total 1)',
    )
    expect((await ana.remove(`/api/role/delete/${holding.id}`)).status).toBe(200)
    expect((await ana.remove(`/api/permission_bundle/delete/${bundle.id}`)).status).toBe(200)
    expect((await ana.get(`/api/role/get/${holding.id}`)).status).toBe(404)
  })

  it('never give both exclusive rights: not in one role, through a bundle, nor to a person from two sides', async () => {
    const { add, addBundle, ana, change, give, person } = await townHall()
    const both = ['assign task', 'assign task only to self']
    const errors = (answer: { body: Failure }) => answer.body.errors?.permissions?.[0] ?? ''
    expect(errors(await add({ name: 'A', permissions: both }))).toContain('nu pot fi alese împreună')
    expect(errors(await addBundle({ name: 'A', permissions: both }))).toContain('nu pot fi alese împreună')
    const one = (await addBundle({ name: 'Doar sieși', permissions: both.slice(1) })).body
    expect(errors(await add({ name: 'A', permissions: ['assign task'], bundle_ids: [one.id] }))).toContain(
      'nu pot fi alese împreună',
    )
    const role = (await add({ name: 'B', permissions: ['document.list'] })).body
    const maria = await person('maria', ['assign task only to self'])
    await give(maria, role.id)
    expect(errors(await change(role.id, { permissions: ['assign task'] }))).toContain('maria (în total 1)')
    // A bundle that changes under a role, and under a person.
    const wide = (await addBundle({ name: 'Larg', permissions: [] })).body
    await add({ name: 'C', permissions: ['assign task only to self'], bundle_ids: [wide.id] })
    const changeBundle = (values: object) =>
      ana.post<Failure>('/api/permission_bundle/update', { id: wide.id, values })
    expect(errors(await changeBundle({ permissions: ['assign task'] }))).toContain('C (în total 1)')
    await change(role.id, { bundle_ids: [wide.id] })
    expect(errors(await changeBundle({ permissions: ['assign task'] }))).not.toBe('')
    expect((await changeBundle({ permissions: ['document.list'] })).status).toBe(200)
  })

  it('take from nobody but an administrator a right that the giver does not hold', async () => {
    const { as, person, add, addBundle, ana } = await townHall()
    await person('dan', ['role.manage', 'document.list'])
    const dan = await as('dan')
    const strong = (await addBundle({ name: 'Tare', permissions: ['user.manage'] })).body
    const role = (await add({ name: 'Vechi', permissions: ['document.annul'] })).body
    const errors = (answer: { body: Failure }) => answer.body.errors?.permissions?.[0] ?? ''
    const tried = [
      await dan.post<Failure>('/api/role/add', { name: 'Eu', permissions: ['user.manage'] }),
      await dan.post<Failure>('/api/role/add', { name: 'Eu', bundle_ids: [strong.id] }),
      await dan.post<Failure>('/api/permission_bundle/add', { name: 'Eu', permissions: ['user.manage'] }),
      await dan.post<Failure>('/api/permission_bundle/update', {
        id: strong.id,
        values: { permissions: ['client.admin'] },
      }),
      await dan.post<Failure>('/api/role/update', { id: role.id, values: { permissions: ['user.manage'] } }),
      await dan.post<Failure>('/api/role/save_matrix', {
        roles: [{ id: role.id, version: 1, permissions: ['user.manage'], bundle_ids: [] }],
      }),
    ]
    for (const answer of tried) {
      expect(answer.status).toBe(422)
      expect(errors(answer)).toContain('Nu puteți acorda drepturi pe care nu le aveți: Administrează')
    }
    // What was there stays, what they hold may be added, and taking away is theirs too.
    const kept = { id: role.id, values: { permissions: ['document.annul', 'document.list'] } }
    expect((await dan.post('/api/role/update', kept)).status).toBe(200)
    expect((await dan.post('/api/role/update', { id: role.id, values: { permissions: [] } })).status).toBe(
      200,
    )
    expect((await ana.get<Role>(`/api/role/get/${role.id}`)).body.permissions).toEqual([])
  })

  it('show who has them, and what each would lose', async () => {
    const { ana, add, addBundle, give, person } = await townHall()
    const bundle = (await addBundle({ name: 'Ghișeu', permissions: ['issuer.edit'] })).body
    const role = (await add({ name: 'Registrator', permissions: ['document.list'], bundle_ids: [bundle.id] }))
      .body
    const maria = await person('maria', ['document.list'])
    const vlad = await person('vlad')
    for (const one of [maria, vlad]) await give(one, role.id)
    const holders = await ana.get<{ people: Holder[] }>(`/api/role/holders/${role.id}`)
    expect(holders.body.people.map(({ name, only_through }) => [name, only_through])).toEqual([
      ['maria', ['issuer.edit']],
      ['vlad', ['document.list', 'issuer.edit']],
    ])
    const of = await ana.get<{ people: Holder[] }>('/api/permission/holders?permission=document.list')
    expect(of.body.people.map(({ name, through, only_through }) => [name, through, only_through])).toEqual([
      ['maria', ['Registrator'], []],
      ['vlad', ['Registrator'], ['document.list']],
    ])
  })
})

describe('the matrix', () => {
  it('is saved whole or not at all, and who came first is named', async () => {
    const { ana, add, change } = await townHall()
    const [a, b] = [(await add({ name: 'A' })).body, (await add({ name: 'B' })).body]
    const save = (versions: [number, number], permissions: string[]) =>
      ana.post<Failure & { data: Role[] }>('/api/role/save_matrix', {
        roles: [a, b].map(({ id }, n) => ({ id, version: versions[n], permissions, bundle_ids: [] })),
      })
    expect((await save([1, 1], ['document.list'])).body.data.map(({ version }) => version)).toEqual([2, 2])
    await change(b.id, { permissions: ['issuer.edit'] })
    const stale = await save([2, 2], ['document.annul'])
    expect([stale.status, stale.body.changed]).toEqual([409, ['B']])
    expect(stale.body.message).toContain('Ana Administrator')
    expect((await ana.get<Role>(`/api/role/get/${a.id}`)).body.permissions).toEqual(['document.list'])
    const bad = await save([2, 3], ['assign task', 'assign task only to self'])
    expect(bad.status).toBe(422)
    expect((await ana.get<Role>(`/api/role/get/${a.id}`)).body.version).toBe(2)
    const unknown = { id: 999_999, version: 1, permissions: [], bundle_ids: [] }
    expect((await ana.post('/api/role/save_matrix', { roles: [unknown] })).status).toBe(404)
  })

  it('of two administrators at once lets one through, and nobody comes to hold both exclusive rights', async () => {
    const { as, id, add, give, person } = await townHall()
    const [a, b] = [(await add({ name: 'A' })).body, (await add({ name: 'B' })).body]
    const maria = await person('maria')
    for (const role of [a, b]) await give(maria, role.id)
    await aPerson(t.database, id, 'ion', { isAdmin: true })
    const [ana, ion] = [await as('ana'), await as('ion')]
    const change = (role: { id: number }, permission: string) => ({
      roles: [{ id: role.id, version: 1, permissions: [permission], bundle_ids: [] }],
    })
    const answers = await Promise.all([
      ana.post('/api/role/save_matrix', change(a, 'assign task')),
      ion.post('/api/role/save_matrix', change(b, 'assign task only to self')),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})
