import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { BatchAnswer } from '@hdoc/contract/people/user-calls.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
type Batch = BatchAnswer & Pick<Failure, 'errors'>
type Saved = Failure & { id: number; data: User }

async function townHall() {
  const institution = await freshInstitution(t.database)
  const { id, host } = institution
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const person = (username: string, wishes: Parameters<typeof aPerson>[3] = {}) =>
    aPerson(t.database, id, username, { name: username, ...wishes })
  const people = {
    ana: await person('ana', { isAdmin: true }),
    mihai: await person('mihai', { permissions: ['user.manage', 'document.list'] }),
  }
  const ana = await as('ana')
  const mihai = await as('mihai')
  const change = (user: number, values: object, browser = ana) =>
    browser.post<Saved>('/api/user/update', { id: user, values })
  const batch = (verb: string, ids: number[], more: object = {}, browser = ana) =>
    browser.post<Batch>(`/api/user/${verb}`, { ids, ...more })
  const fieldsOf = ({ body }: { body: Pick<Failure, 'errors'> }) => Object.keys(body.errors ?? {})
  const idOf = async (path: string, values: object) => (await ana.post<Saved>(path, values)).body.id
  return { institution, as, person, people, ana, mihai, change, batch, fieldsOf, idOf }
}

describe('the last active administrator', () => {
  it('loses neither the right nor the account, by themselves or by others', async () => {
    const { people, change, batch, person, as, fieldsOf } = await townHall()
    expect(fieldsOf(await change(people.ana, { is_admin: false }))).toEqual(['is_admin'])
    expect(fieldsOf(await change(people.ana, { active: false }))).toEqual(['active'])
    const own = await batch('deactivate', [people.ana])
    expect(own.body.results).toEqual([
      { id: people.ana, name: 'ana', outcome: 'refused', reason: 'Nu vă puteți dezactiva propriul cont.' },
    ])
    const second = await person('vlad', { isAdmin: true })
    expect((await change(second, { active: false })).status).toBe(200)
    expect(fieldsOf(await change(people.ana, { is_admin: false }))).toEqual(['is_admin'])
    await batch('activate', [second])
    const vlad = await as('vlad')
    expect((await change(people.ana, { is_admin: false }, vlad)).status).toBe(200)
  })

  it('is left by two who take the right from each other at once', async () => {
    const { people, person, as, change, ana } = await townHall()
    for (let round = 0; round < 5; round++) {
      const other = await person(`rival${round}`, { isAdmin: true })
      const rival = await as(`rival${round}`)
      const answers = await Promise.all([
        change(other, { is_admin: false }, ana),
        change(people.ana, { is_admin: false }, rival),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      await t.asSuperuser(
        'update users set is_admin = (id = $1) where institution_id = (select institution_id from users where id = $1)',
        [people.ana],
      )
      await ana.signIn('ana')
    }
  })

  it('stays when a selection holds all of them', async () => {
    const { people, person, batch, institution } = await townHall()
    const others = [await person('vlad', { isAdmin: true }), await person('dan', { isAdmin: true })]
    const { body } = await batch('deactivate', [people.ana, ...others])
    expect(body.results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['ana', 'refused'],
      ['dan', 'changed'],
      ['vlad', 'changed'],
    ])
    const left = await t.asSuperuser('select from users where institution_id = $1 and is_admin and active', [
      institution.id,
    ])
    expect(left).toHaveLength(1)
  })
})

describe('who is no administrator', () => {
  it('makes none and touches none', async () => {
    const { people, mihai, change, batch, person, fieldsOf } = await townHall()
    const radu = await person('radu')
    expect(fieldsOf(await change(radu, { is_admin: true }, mihai))).toEqual(['is_admin'])
    const touched = await change(people.ana, { name: 'X' }, mihai)
    expect([touched.status, touched.body.code]).toEqual([403, 'ADMIN_ONLY'])
    const { body } = await batch('deactivate', [people.ana, radu], {}, mihai)
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['refused', 'changed'])
    for (const verb of ['reset_password', 'reset_factors'])
      expect((await mihai.post(`/api/user/${verb}`, { id: people.ana })).status).toBe(403)
    expect((await mihai.get<User>(`/api/user/get/${people.ana}`)).body.can).toEqual({
      edit: false,
      why: 'Numai un administrator poate face aceasta pentru un administrator.',
    })
  })

  it('gives nothing they do not hold, not to themselves either, by no way', async () => {
    const { institution, mihai, people, change, person, fieldsOf, idOf, batch } = await townHall()
    const radu = await person('radu')
    const group = await aGroup(t.database, institution.id, 'Urbanism')
    const role = await idOf('/api/role/add', { name: 'Șef', permissions: ['document.list'] })
    const bundle = await idOf('/api/permission_bundle/add', { name: 'P', permissions: ['document.annul'] })
    const own = await idOf('/api/permission_bundle/add', { name: 'Q', permissions: ['document.list'] })
    const [director, member] = await Promise.all(
      ['Director', 'Membru'].map(async (name) => {
        const [row] = await t.asSuperuser<{ id: string }>(
          'select id from group_roles where institution_id = $1 and name = $2',
          [institution.id, name],
        )
        return Number(row!.id)
      }),
    )
    for (const id of [radu, people.mihai]) {
      expect(fieldsOf(await change(id, { permissions: ['document.annul'] }, mihai))).toEqual(['permissions'])
      expect(fieldsOf(await change(id, { role_ids: [role] }, mihai))).toEqual(['role_ids'])
      expect(fieldsOf(await change(id, { bundle_ids: [bundle] }, mihai))).toEqual(['bundle_ids'])
      const asDirector = { groups: [{ group_id: group, group_role_id: director }] }
      expect(fieldsOf(await change(id, asDirector, mihai))).toEqual(['groups'])
    }
    const added = await mihai.post<Saved>('/api/user/add', {
      name: 'N',
      email: 'n@test.example',
      username: 'nou',
      permissions: ['document.annul'],
      role_ids: [role],
    })
    expect(fieldsOf(added)).toEqual(['role_ids', 'permissions'])
    const put = await batch('add_to_group', [radu], { group_id: group, group_role_id: director }, mihai)
    expect(fieldsOf(put)).toEqual(['group_role_id'])
    const allowed = await change(
      radu,
      {
        permissions: ['document.list'],
        bundle_ids: [own],
        groups: [{ group_id: group, group_role_id: member }],
      },
      mihai,
    )
    expect(allowed.status, JSON.stringify(allowed.body)).toBe(200)
    await change(radu, { permissions: ['document.annul'] })
    expect((await change(radu, { permissions: ['document.annul'], job_title: 'Y' }, mihai)).status).toBe(200)
    // A department opens its papers to its people, also in a role without rights.
    const mine = { groups: [{ group_id: group, group_role_id: member }] }
    expect(fieldsOf(await change(people.mihai, mine, mihai))).toEqual(['groups'])
    const place = { group_id: group, group_role_id: member }
    const { body: joined } = await batch('add_to_group', [people.mihai], place, mihai)
    expect(joined.results.map(({ outcome }) => outcome)).toEqual(['refused'])
  })

  it('does not take over the account of somebody who may do more', async () => {
    const { mihai, change, person, fieldsOf } = await townHall()
    const higher = await person('elena', { roles: ['DocAdmin'] })
    expect(fieldsOf(await change(higher, { email: 'al.meu@test.example' }, mihai))).toEqual(['email'])
    expect((await mihai.post<Failure>('/api/user/reset_factors', { id: higher })).body.code).toBe(
      'USER_HIGHER',
    )
    expect((await change(higher, { job_title: 'Secretar' }, mihai)).status).toBe(200)
  })
})

describe('assigning tasks, and only to oneself', () => {
  it('are refused together, whatever they come through, naming where the other one comes from', async () => {
    const { change, person, fieldsOf, idOf } = await townHall()
    const radu = await person('radu')
    const role = await idOf('/api/role/add', { name: 'Șef', permissions: ['assign task'] })
    const bundle = await idOf('/api/permission_bundle/add', {
      name: 'P',
      permissions: ['assign task only to self'],
    })
    expect((await change(radu, { role_ids: [role] })).status).toBe(200)
    const refused = await change(radu, { permissions: ['assign task only to self'] })
    expect(refused.body.errors).toEqual({
      permissions: [
        '„Repartizează sarcini doar sieși” nu merge împreună cu „Repartizează sarcini”, care vine prin rolul „Șef”.',
      ],
    })
    expect(fieldsOf(await change(radu, { bundle_ids: [bundle] }))).toEqual(['bundle_ids'])
    expect((await change(radu, { role_ids: [], bundle_ids: [bundle] })).status).toBe(200)
    expect(fieldsOf(await change(radu, { role_ids: [role] }))).toEqual(['role_ids'])
    const both = await change(radu, {
      permissions: ['assign task', 'assign task only to self'],
      bundle_ids: [],
    })
    expect(fieldsOf(both)).toEqual(['permissions'])
  })

  it('are not brought together by a role and a person changed at once', async () => {
    const { ana, change, person, idOf, institution } = await townHall()
    const radu = await person('radu')
    const role = await idOf('/api/role/add', { name: 'Șef', permissions: ['document.list'] })
    await change(radu, { role_ids: [role] })
    await Promise.all([
      change(radu, { permissions: ['assign task'] }),
      ana.post('/api/role/update', { id: role, values: { permissions: ['assign task only to self'] } }),
    ])
    const rights = await t.asSuperuser<{ permissions: string[] }>(
      'select permissions from person_rights($1, $2)',
      [institution.id, radu],
    )
    expect(rights[0]!.permissions.filter((name) => name.startsWith('assign'))).toHaveLength(1)
  })
})

describe('sessions', () => {
  it('end with the account and with the right of an administrator; other rights act on the next call', async () => {
    const { as, change, person, batch } = await townHall()
    const radu = await person('radu', { permissions: ['register.manage'] })
    const vlad = await person('vlad', { isAdmin: true })
    const [browser, boss] = [await as('radu'), await as('vlad')]
    expect((await browser.get('/api/register/list')).status).toBe(200)
    await change(radu, { permissions: [] })
    expect((await browser.get('/api/register/list')).status).toBe(403)
    await batch('deactivate', [radu])
    expect((await browser.get('/api/register/list')).status).toBe(401)
    await batch('activate', [radu])
    expect((await browser.get('/api/register/list')).status).toBe(401)
    await change(vlad, { is_admin: false })
    expect((await boss.get('/api/user/options')).status).toBe(401)
  })

  it('a save under way when the account ends happened whole or was refused whole', async () => {
    const { institution, as, person, batch } = await townHall()
    const radu = await person('radu', { permissions: ['register.manage', 'doc_type.manage'] })
    const browser = await as('radu')
    const type = (await browser.post<Saved>('/api/doc_type/add', { name: 'Cerere', category: 'intrare' }))
      .body.id
    let release = () => {}
    const locked = new Promise<void>((done) => {
      release = done
    })
    let isHeld = () => {}
    const held = new Promise<void>((done) => {
      isHeld = done
    })
    const holder = t.database.inInstitution(institution.id, async (db) => {
      await db.rows(
        sql`select 1 from doc_types where institution_id = ${institution.id} and id = ${type} for update`,
      )
      isHeld()
      await locked
    })
    await held
    const saving = browser.post<Saved>('/api/doc_type/update', {
      id: type,
      values: { legal_basis: 'OG 27/2002' },
    })
    await expect
      .poll(
        async () =>
          (
            await t.asSuperuser(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length,
      )
      .toBeGreaterThan(0)
    expect((await batch('deactivate', [radu])).body.results[0]?.outcome).toBe('changed')
    release()
    await holder
    const saved = await saving
    const [row] = await t.asSuperuser<{ legal_basis: string }>(
      'select legal_basis from doc_types where id = $1',
      [type],
    )
    const audit = await t.asSuperuser(
      `select from audit_entries where action = 'doc_type.updated' and subject_id = $1`,
      [type],
    )
    expect([saved.status, row?.legal_basis, audit.length]).toEqual(
      saved.status === 200 ? [200, 'OG 27/2002', 1] : [401, '', 0],
    )
    expect((await browser.get('/api/doc_type/list')).status).toBe(401)
  })
})

describe('a selection', () => {
  it('is previewed without a change, tells for each what became of it, and is written once', async () => {
    const { institution, person, batch, ana } = await townHall()
    const group = await aGroup(t.database, institution.id, 'Urbanism')
    const [member] = await t.asSuperuser<{ id: string }>(
      `select id from group_roles where institution_id = $1 and name = 'Membru'`,
      [institution.id],
    )
    const place = { group_id: group, group_role_id: Number(member!.id) }
    const [radu, ioana, vechi] = [
      await person('radu'),
      await person('ioana', { groupIds: [group] }),
      await person('vechi', { active: false }),
    ]
    const preview = await batch('deactivate', [radu, vechi], { preview: true })
    expect(preview.body).toMatchObject({
      preview: true,
      results: [
        { name: 'radu', outcome: 'changed', reason: '' },
        { name: 'vechi', outcome: 'unchanged', reason: 'Contul este dezactivat.' },
      ],
    })
    expect((await ana.get<User>(`/api/user/get/${radu}`)).body.state).toBe('active')
    const put = await batch('add_to_group', [radu, ioana], place)
    expect(put.body.results.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['ioana', 'unchanged', 'Face deja parte din compartiment.'],
      ['radu', 'changed', ''],
    ])
    const inIt = (await ana.get<User>(`/api/user/get/${radu}`)).body
    expect(inIt).toMatchObject({ groups: [{ group_name: 'Urbanism', is_default: true }], version: 2 })
    await batch('deactivate', [radu, ioana])
    const back = await batch('activate', [radu, ioana, vechi])
    expect(back.body.results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed'])
    const audit = await t.asSuperuser<{ action: string }>(
      `select action from audit_entries where institution_id = $1 and subject_id = $2 and subject_type = 'user' and action like 'user.%' order by id`,
      [institution.id, radu],
    )
    expect(audit.map(({ action }) => action)).toEqual([
      'user.added_to_group',
      'user.deactivated',
      'user.activated',
    ])
  })
})
