import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { UserGroup } from '@hdoc/contract/people/groups.ts'
import type { Holder, Role } from '@hdoc/contract/people/roles.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
/** Half of what a screen may take until it is usable; on a quiet machine these calls take some ten milliseconds. */
const SLOW_MS = 500

/** 1,000 people in 200 departments with 50 roles, four of them each. */
async function bigTown() {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'ana', { isAdmin: true })
  await t.asSuperuser(
    `insert into users (institution_id, username, email, name)
     select $1, 'om' || n, 'om' || n || '@example.com', 'Omul ' || n from generate_series(1, 1000) n`,
    [id],
  )
  await t.asSuperuser(
    `insert into user_groups (institution_id, name) select $1, 'Biroul ' || n from generate_series(1, 200) n`,
    [id],
  )
  await t.asSuperuser(
    `insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
     select $1::bigint, g.id, u.id, (select min(id) from group_roles where institution_id = $1), true
       from (select id, row_number() over (order by id) as n from users where institution_id = $1) u
       join (select id, row_number() over (order by id) as n from user_groups where institution_id = $1) g on g.n = u.n % 200 + 1`,
    [id],
  )
  await t.asSuperuser(
    `insert into permission_bundles (institution_id, name, permissions) values ($1, 'Pachet', '{document.list,issuer.edit}')`,
    [id],
  )
  await t.asSuperuser(
    `insert into roles (institution_id, name, permissions)
     select $1, 'Rolul ' || n, '{document.register,document.annul,register.manage}' from generate_series(1, 50) n`,
    [id],
  )
  await t.asSuperuser(
    `insert into role_bundles (institution_id, role_id, bundle_id)
     select r.institution_id, r.id, b.id from roles r join permission_bundles b using (institution_id) where r.institution_id = $1`,
    [id],
  )
  await t.asSuperuser(
    `insert into user_roles (institution_id, user_id, role_id)
     select $1::bigint, u.id, r.id
       from (select id, row_number() over (order by id) as n from users where institution_id = $1) u
       join (select id, row_number() over (order by id) as n from roles where institution_id = $1) r
         on r.n in (u.n % 50 + 1, (u.n + 7) % 50 + 1, (u.n + 13) % 50 + 1, (u.n + 29) % 50 + 1)`,
    [id],
  )
  for (const table of ['users', 'user_groups', 'group_members', 'roles', 'role_bundles', 'user_roles'])
    await t.asSuperuser(`analyze ${table}`)
  const ana = t.browser(host)
  await ana.signIn('ana')
  return ana
}

test('with 1,000 people in 200 departments every screen of rights has its answer at once', async () => {
  const ana = await bigTown()
  const within = async <T>(path: string): Promise<T> => {
    await ana.get(path)
    const begin = performance.now()
    const { status, body } = await ana.get<T>(path)
    expect(status, path).toBe(200)
    expect(performance.now() - begin, path).toBeLessThan(SLOW_MS)
    return body
  }
  const roles = await within<ListAnswer<Role>>('/api/role/list?sortBy=name&sortOrder=asc')
  expect(roles.data).toHaveLength(51)
  const role = roles.data.find(({ name }) => name === 'Rolul 7')!
  expect([role.rights, role.people]).toEqual([5, expect.any(Number)])
  const groups = await within<ListAnswer<UserGroup>>('/api/user_group/list?sortBy=name&sortOrder=asc')
  expect(groups.data).toHaveLength(200)
  const { people } = await within<{ people: Holder[] }>(`/api/role/holders/${role.id}`)
  expect(people).toHaveLength(role.people)
  const all = await within<{ people: Holder[] }>('/api/permission/holders?permission=document.list')
  expect(all.people).toHaveLength(1000)
  for (const path of [
    '/api/user_group/references?q=omul 99',
    '/api/user/options?q=omul 99',
    '/api/user_group/options?q=19',
    '/api/role/options?q=4',
    `/api/user_group/members/${groups.data[0]!.id}`,
    '/api/permission/explain?permission=document.list',
  ])
    await within(path)
  const begin = performance.now()
  const saved = await ana.post('/api/role/save_matrix', {
    roles: roles.data.map(({ id, version, bundle_ids }) => ({
      id,
      version,
      permissions: ['assign task'],
      bundle_ids,
    })),
  })
  expect(saved.status).toBe(200)
  expect(performance.now() - begin).toBeLessThan(2 * SLOW_MS)
})
