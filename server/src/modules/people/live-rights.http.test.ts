import type { Status } from '@hdoc/contract/access/session.ts'
import { rightsHeader } from '@hdoc/contract/access/session-headers.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number }

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'ana', { name: 'Ana Pop', isAdmin: true })
  const maria = await aPerson(t.database, id, 'maria')
  const as = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const give = (roleId: number) =>
    t.asSuperuser('insert into user_roles (institution_id, user_id, role_id) values ($1, $2, $3)', [
      id,
      maria,
      roleId,
    ])
  return { id, maria, give, ana: await as('ana'), window: await as('maria') }
}

const signOf = async (browser: Browser) => (await browser.get('/api/status')).headers[rightsHeader]
const mayList = async (browser: Browser) => (await browser.get('/api/register/list')).status === 200

describe('a change of right acts on the next call of an open session, and the answer’s sign changes', () => {
  it('when a role changes', async () => {
    const { ana, give, window } = await townHall()
    const role = (await ana.post<Saved>('/api/role/add', { name: 'Registre' })).body
    await give(role.id)
    const before = await signOf(window)
    expect(before).toMatch(/^[\w-]{12}$/)
    expect(await signOf(window)).toBe(before)
    expect(await mayList(window)).toBe(false)
    await ana.post('/api/role/update', { id: role.id, values: { permissions: ['register.manage'] } })
    expect(await mayList(window)).toBe(true)
    const between = await signOf(window)
    expect(between).not.toBe(before)
    await ana.post('/api/role/save_matrix', {
      roles: [{ id: role.id, version: 2, permissions: [], bundle_ids: [] }],
    })
    expect(await mayList(window)).toBe(false)
    expect(await signOf(window)).toBe(before)
  })

  it('when a bundle of a role changes', async () => {
    const { ana, give, window } = await townHall()
    const bundle = (await ana.post<Saved>('/api/permission_bundle/add', { name: 'P' })).body
    const role = (await ana.post<Saved>('/api/role/add', { name: 'R', bundle_ids: [bundle.id] })).body
    await give(role.id)
    const before = await signOf(window)
    const change = (permissions: string[]) =>
      ana.post('/api/permission_bundle/update', { id: bundle.id, values: { permissions } })
    await change(['register.manage'])
    expect([await mayList(window), (await signOf(window)) === before]).toEqual([true, false])
    await change([])
    expect([await mayList(window), (await signOf(window)) === before]).toEqual([false, true])
  })

  it('when a membership, the role in the department, or the department itself changes', async () => {
    const { ana, id, maria, window } = await townHall()
    const group = await aGroup(t.database, id, 'Urbanism')
    const roles = (await ana.get<{ id: number; name: string }[]>('/api/group_role/options')).body
    const roleId = (name: string) => roles.find((one) => one.name === name)!.id
    const membership = (name: string) => ({ group_id: group, user_id: maria, group_role_id: roleId(name) })
    const now = async () => {
      const { user } = (await window.get<Status>('/api/status')).body
      return [user?.group_id === group, user?.group_role_name, user?.group_permissions.length]
    }
    const signs = new Set([await signOf(window)])
    expect(await now()).toEqual([false, '', 0])
    await ana.post('/api/user_group/add_member', membership('Membru'))
    expect(await now()).toEqual([true, 'Membru', 0])
    signs.add(await signOf(window))
    await ana.post('/api/user_group/update_member', membership('Director'))
    expect(await now()).toEqual([true, 'Director', 1])
    signs.add(await signOf(window))
    const values = { permissions: [] }
    await ana.post('/api/group_role/update', { id: roleId('Director'), values })
    expect(await now()).toEqual([true, 'Director', 0])
    signs.add(await signOf(window))
    await ana.post('/api/user_group/update', { id: group, values: { active: false } })
    expect(await now()).toEqual([false, '', 0])
    signs.add(await signOf(window))
    expect(signs.size).toBe(5)
  })
})

describe('a refusal', () => {
  it('names the right, the roles that carry it and whom to ask, in the language of the person', async () => {
    const { ana, id, window } = await townHall()
    const bundle = (
      await ana.post<Saved>('/api/permission_bundle/add', { name: 'P', permissions: ['register.manage'] })
    ).body
    await ana.post('/api/role/add', { name: 'Arhivar', bundle_ids: [bundle.id] })
    await ana.post('/api/role/add', { name: 'Șef registru', permissions: ['register.manage'] })
    await t.asSuperuser(
      `update institution_settings set assistance_email = 'ajutor@example.com' where institution_id = $1`,
      [id],
    )
    const { status, body, headers } = await window.get<Failure>('/api/register/list')
    expect([status, body.code, body.missing, body.carried_by]).toEqual([
      403,
      'FORBIDDEN',
      'register.manage',
      ['Arhivar', 'Șef registru'],
    ])
    expect(body.message).toBe(
      'Nu aveți dreptul necesar: Administrează registrele. Îl au rolurile: Arhivar, Șef registru. ' +
        'Cereți-l administratorului instituției: Ana Pop (ajutor@example.com).',
    )
    expect(headers[rightsHeader]).toBeDefined()
    const english = await window.get<Failure>('/api/import/list', { 'accept-language': 'en' })
    expect(english.status).toBe(403)
    const explained = await window.get('/api/permission/explain?permission=import.run')
    expect(explained.body).toEqual({
      carried_by: [],
      ask: { names: ['Ana Pop'], email: 'ajutor@example.com', phone: '' },
    })
  })

  it('tells a guest nothing of it', async () => {
    const { host } = await freshInstitution(t.database)
    const { body, headers } = await t.browser(host).get<Failure>('/api/register/list')
    expect([body.code, body.carried_by, headers[rightsHeader]]).toEqual([
      'UNAUTHENTICATED',
      undefined,
      undefined,
    ])
  })
})
