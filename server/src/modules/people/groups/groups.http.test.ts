import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { GroupRole } from '@hdoc/contract/people/group-roles.ts'
import type { GroupMember, UserGroup } from '@hdoc/contract/people/groups.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { whileHeld } from '../../../../test/database/while-held.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { sql } from '../../../platform/db/sql.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: UserGroup }
type SavedRole = Failure & { id: number; data: GroupRole }
type Members = { group: UserGroup; members: GroupMember[] }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id, host } = office.institution
  const anaId = await aPerson(t.database, id, 'ana', { name: 'Ana', isAdmin: true })
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const ana = await as('ana')
  const add = (values: object) => ana.post<Saved>('/api/user_group/add', values)
  const change = (groupId: number, values: object, version?: number) =>
    ana.post<Saved>('/api/user_group/update', {
      id: groupId,
      values,
      ...(version !== undefined && { version }),
    })
  const roleNamed = async (name: string) =>
    (await ana.get<ListAnswer<GroupRole>>(`/api/group_role/list/${name}`)).body.data.find(
      (one) => one.name === name,
    )!
  const join = (groupId: number, userId: number, roleId: number, more: object = {}) =>
    ana.post<Failure>('/api/user_group/add_member', {
      group_id: groupId,
      user_id: userId,
      group_role_id: roleId,
      ...more,
    })
  const membersOf = async (groupId: number) =>
    (await ana.get<Members>(`/api/user_group/members/${groupId}`)).body.members
  const person = (username: string) => aPerson(t.database, id, username)
  return { office, id, host, anaId, as, ana, add, change, roleNamed, join, membersOf, person }
}

describe('departments', () => {
  it('are managed by those with the right; everybody signed in may choose one', async () => {
    const { as, person, add } = await townHall()
    const { id } = (await add({ name: 'Urbanism' })).body
    await person('radu')
    const radu = await as('radu')
    const membership = { group_id: id, user_id: 1, group_role_id: 1 }
    for (const answer of [
      await radu.get<Failure>('/api/user_group/list'),
      await radu.get<Failure>(`/api/user_group/get/${id}`),
      await radu.post<Failure>('/api/user_group/add', {}),
      await radu.post<Failure>('/api/user_group/update', {}),
      await radu.remove<Failure>(`/api/user_group/delete/${id}`),
      await radu.get<Failure>(`/api/user_group/members/${id}`),
      await radu.post<Failure>('/api/user_group/add_member', membership),
      await radu.post<Failure>('/api/user_group/update_member', membership),
      await radu.post<Failure>('/api/user_group/remove_member', membership),
      await radu.get<Failure>('/api/group_role/list'),
      await radu.get<Failure>('/api/group_role/get/1'),
      await radu.post<Failure>('/api/group_role/add', {}),
      await radu.post<Failure>('/api/group_role/update', {}),
      await radu.remove<Failure>('/api/group_role/delete/1'),
    ])
      expect([answer.status, answer.body.missing]).toEqual([403, 'group.manage'])
    expect((await radu.get('/api/user_group/options?q=URB')).body).toEqual([{ id, name: 'Urbanism' }])
    expect((await radu.get('/api/user_group/references?q=urb')).body).toEqual([
      { id: `${id} - 0`, name: 'Urbanism' },
    ])
  })

  it('keep every field of the specification, and refuse what is wrong on its field', async () => {
    const { add, change, ana } = await townHall()
    const values = {
      name: 'Serviciul registratură',
      short_name: 'REG',
      description: 'Primește și trimite',
      service_name: 'Serviciul public',
      department_name: 'Direcția administrativă',
      email: 'registratura@example.com',
      phone: '0244 123 456\n0722 123 456',
      address: 'Str. Principală 1',
      notice_types: ['doc_online.email', 'new_task.panel'],
      active: true,
    }
    const made = await add({ ...values, phone: '0244123456; +40 722 123 456' })
    expect(made.body.data).toMatchObject({ ...values, role_ids: [], members: 0, version: 1 })
    const { id } = made.body
    expect((await change(id, { active: false }, 1)).body.data).toMatchObject({ active: false, version: 2 })
    const stale = await change(id, { address: 'x' }, 1)
    expect([stale.status, stale.body.changed]).toEqual([409, ['active']])
    expect((await ana.get('/api/user_group/options?q=registratura')).body).toEqual([])
    expect((await add({ name: values.name })).body.errors).toHaveProperty('name')
    expect((await add({ name: 'X', phone: '0722 123 456\n12' })).body.errors).toHaveProperty('phone')
    expect((await add({ name: 'X', email: 'nu' })).body.errors).toHaveProperty('email')
    expect((await add({ name: 'X', notice_types: ['new_task.porumbel'] })).status).toBe(422)
  })

  it('have members with one role each; the first department is the default one, and defaults move on', async () => {
    const { add, ana, join, membersOf, person, roleNamed } = await townHall()
    const [a, b] = [(await add({ name: 'A' })).body.id, (await add({ name: 'B' })).body.id]
    const member = await roleNamed('Membru')
    const director = await roleNamed('Director')
    const maria = await person('maria')
    expect((await join(a, maria, member.id)).status).toBe(200)
    expect((await join(a, maria, member.id)).body.errors).toHaveProperty('user_id')
    expect((await join(b, maria, director.id)).status).toBe(200)
    const at = async (groupId: number) =>
      (await membersOf(groupId)).map((one) => [one.name, one.group_role_name, one.is_default])
    expect([await at(a), await at(b)]).toEqual([[['maria', 'Membru', true]], [['maria', 'Director', false]]])
    const changed = await ana.post('/api/user_group/update_member', {
      group_id: b,
      user_id: maria,
      group_role_id: member.id,
      is_default: true,
    })
    expect(changed.status).toBe(200)
    expect([await at(a), await at(b)]).toEqual([[['maria', 'Membru', false]], [['maria', 'Membru', true]]])
    await ana.post('/api/user_group/remove_member', { group_id: b, user_id: maria })
    expect([await at(a), await at(b)]).toEqual([[['maria', 'Membru', true]], []])
    expect((await ana.get('/api/user_group/references?q=maria')).body).toEqual([
      { id: `${a} - ${maria}`, name: 'A – maria' },
    ])
    expect((await join(a, 999_999, member.id)).body.errors).toHaveProperty('user_id')
    expect((await join(b, maria, 999_999)).body.errors).toHaveProperty('group_role_id')
    const gone = await ana.post('/api/user_group/remove_member', { group_id: b, user_id: maria })
    expect(gone.status).toBe(404)
  })

  it('may use some roles only, and keep those that members have', async () => {
    const { add, change, join, person, roleNamed } = await townHall()
    const member = await roleNamed('Membru')
    const director = await roleNamed('Director')
    const { id } = (await add({ name: 'A', role_ids: [member.id] })).body
    const maria = await person('maria')
    expect((await join(id, maria, director.id)).body.errors?.group_role_id).toEqual([
      'Compartimentul nu folosește acest rol.',
    ])
    expect((await join(id, maria, member.id)).status).toBe(200)
    const refused = await change(id, { role_ids: [director.id] })
    expect(refused.body.errors?.role_ids).toEqual(['În compartiment au rolul „Membru”: maria.'])
    expect((await change(id, { role_ids: [] })).status).toBe(200)
  })

  it('that are used are not deleted: members are named, other records are said', async () => {
    const { office, add, ana, join, person, roleNamed } = await townHall()
    const { id } = (await add({ name: 'A' })).body
    const maria = await person('maria')
    await join(id, maria, (await roleNamed('Membru')).id)
    const held = await ana.remove<Failure>(`/api/user_group/delete/${id}`)
    expect([held.status, held.body.code]).toEqual([409, 'HELD'])
    expect(held.body.message).toContain('maria (în total 1)')
    await ana.post('/api/user_group/remove_member', { group_id: id, user_id: maria })
    const access = [{ principal: 'group', id, see: true, register: true }]
    await ana.post('/api/register/update', { id: office.registerId, values: { access } })
    expect((await ana.remove<Failure>(`/api/user_group/delete/${id}`)).body.code).toBe('IN_USE')
    const free = (await add({ name: 'B' })).body.id
    expect((await ana.remove(`/api/user_group/delete/${free}`)).status).toBe(200)
    expect((await ana.get(`/api/user_group/get/${free}`)).status).toBe(404)
  })

  it('are nobody’s own affair: without being administrator one does not change one’s own membership', async () => {
    const { as, id, add, join, roleNamed } = await townHall()
    const dan = await aPerson(t.database, id, 'dan', { permissions: ['group.manage'] })
    const group = (await add({ name: 'A' })).body.id
    const director = await roleNamed('Director')
    const browser = await as('dan')
    const own = { group_id: group, user_id: dan, group_role_id: director.id }
    expect((await browser.post<Failure>('/api/user_group/add_member', own)).body.code).toBe('OWN_RIGHTS')
    await join(group, dan, (await roleNamed('Membru')).id)
    expect((await browser.post<Failure>('/api/user_group/update_member', own)).body.code).toBe('OWN_RIGHTS')
    const other = await aPerson(t.database, id, 'olga')
    const given = { group_id: group, user_id: other, group_role_id: director.id }
    const asDirector = await browser.post<Failure>('/api/user_group/add_member', given)
    expect(asDirector.body.errors?.group_role_id?.[0]).toContain('Director')
    await join(group, other, (await roleNamed('Membru')).id)
    const raised = await browser.post<Failure>('/api/user_group/update_member', given)
    expect(raised.body.errors?.group_role_id?.[0]).toContain('Director')
    const beyond = await browser.post<SavedRole>('/api/group_role/add', {
      name: 'Eu',
      permissions: ['permission.view_statistics_in_department'],
    })
    expect(beyond.body.errors?.permissions?.[0]).toContain('Nu puteți acorda')
  })
})

describe('department roles', () => {
  it('become Director by an administrator alone: the name is a right', async () => {
    const { id, as, roleNamed } = await townHall()
    await t.asSuperuser(`delete from group_roles where institution_id = $1 and name = 'Director'`, [id])
    await aPerson(t.database, id, 'radu', { permissions: ['group.manage'] })
    const radu = await as('radu')
    const member = await roleNamed('Membru')
    const renamed = await radu.post<SavedRole>('/api/group_role/update', {
      id: member.id,
      values: { name: 'Director' },
    })
    expect(renamed.body.code).toBe('FIXED_ROLE')
    expect((await radu.post<SavedRole>('/api/group_role/add', { name: 'Director' })).body.code).toBe(
      'FIXED_ROLE',
    )
  })

  it('are made and changed; Director stays with its name', async () => {
    const { ana, join, add, person, roleNamed } = await townHall()
    const director = await roleNamed('Director')
    expect(director).toMatchObject({
      fixed: true,
      permissions: ['permission.view_statistics_in_department'],
      can: { edit: true, rename: false, delete: false },
    })
    const change = (roleId: number, values: object) =>
      ana.post<SavedRole>('/api/group_role/update', { id: roleId, values })
    expect((await change(director.id, { name: 'Șef' })).body.code).toBe('FIXED_ROLE')
    expect((await ana.remove<Failure>(`/api/group_role/delete/${director.id}`)).body.code).toBe('FIXED_ROLE')
    const made = await ana.post<SavedRole>('/api/group_role/add', { name: 'Șef birou' })
    expect((await ana.get(`/api/group_role/get/${made.body.id}`)).body).toEqual(made.body.data)
    expect((await ana.get('/api/group_role/get/999999999')).status).toBe(404)
    expect((await change(made.body.id, { description: 'Conduce un birou' })).body.data.version).toBe(2)
    const group = (await add({ name: 'A' })).body.id
    await join(group, await person('maria'), made.body.id)
    expect((await ana.remove<Failure>(`/api/group_role/delete/${made.body.id}`)).body.message).toContain(
      'maria',
    )
    const free = await ana.post<SavedRole>('/api/group_role/add', { name: 'Liber' })
    expect((await ana.remove(`/api/group_role/delete/${free.body.id}`)).status).toBe(200)
  })
})

describe('a change that meets another one', () => {
  const told = async (institutionId: number, action: string) => {
    const rows = await t.asSuperuser<{ payload: string }>(
      `select p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.action = $2`,
      [institutionId, action],
    )
    return rows.map(({ payload }) => JSON.parse(payload))
  }

  it('of a department keeps what the other one wrote, and one that names its version is refused', async () => {
    const { id, add, change } = await townHall()
    const group = (await add({ name: 'Urbanism', phone: '' })).body
    const phone = sql`update user_groups set phone = '0244111222', version = version + 1
                       where institution_id = ${id} and id = ${group.id}`
    const meet = async (version?: number) => {
      let status = 0
      await whileHeld(t, {
        institutionId: id,
        first: (db) => db.run(phone),
        second: async () => {
          status = (await change(group.id, { description: 'Autorizații' }, version)).status
        },
      })
      return status
    }
    expect(await meet()).toBe(200)
    const rows = await t.asSuperuser('select phone, description from user_groups where id = $1', [group.id])
    expect(rows).toEqual([{ phone: '0244111222', description: 'Autorizații' }])
    const entries = await told(id, 'user_group.updated')
    expect(entries).toEqual([{ before: { description: '' }, after: { description: 'Autorizații' } }])
    expect(await meet(3)).toBe(409)
  })

  it('of a role in departments keeps what the other one wrote', async () => {
    const { id, ana } = await townHall()
    const role = (await ana.post<SavedRole>('/api/group_role/add', { name: 'Arhivar' })).body
    await whileHeld(t, {
      institutionId: id,
      first: (db) =>
        db.run(
          sql`update group_roles set description = 'Ține arhiva', version = version + 1
               where institution_id = ${id} and id = ${role.id}`,
        ),
      second: () => ana.post('/api/group_role/update', { id: role.id, values: { name: 'Arhivar șef' } }),
    })
    const rows = await t.asSuperuser('select name, description from group_roles where id = $1', [role.id])
    expect(rows).toEqual([{ name: 'Arhivar șef', description: 'Ține arhiva' }])
    const entries = await told(id, 'group_role.updated')
    expect(entries).toEqual([{ before: { name: 'Arhivar' }, after: { name: 'Arhivar șef' } }])
  })
})
