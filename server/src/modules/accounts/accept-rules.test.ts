import { expect, it } from 'vitest'
import { acceptProblems } from './accept-rules.ts'

const admin = { isAdmin: true, permissions: [], roles: [], groupRoleName: '' }
const manager = {
  isAdmin: false,
  permissions: ['user.manage'],
  roles: ['Registrator'],
  groupRoleName: 'Membru',
}
const here = {
  groups: [1, 2],
  groupRoles: [
    { id: 5, name: 'Membru', permissions: [] },
    { id: 6, name: 'Director', permissions: [] },
  ],
  roles: [
    { id: 8, name: 'Registrator', permissions: ['document.register'] },
    { id: 9, name: 'DocAdmin', permissions: [] },
  ],
}
const only = (part: Partial<typeof here>) => ({ groups: [], groupRoles: [], roles: [], ...part })

it.each([
  ['nothing', admin, { groups: [], role_ids: [] }, only({}), {}],
  ['a group and a role', admin, { groups: [{ group_id: 1, group_role_id: 6 }], role_ids: [8, 9] }, here, {}],
  [
    'a group of elsewhere',
    admin,
    { groups: [{ group_id: 3, group_role_id: 5 }], role_ids: [] },
    only({ groupRoles: here.groupRoles }),
    { groups: 'reference' },
  ],
  [
    'a group role of elsewhere',
    admin,
    { groups: [{ group_id: 1, group_role_id: 7 }], role_ids: [] },
    only({ groups: [1] }),
    { groups: 'reference' },
  ],
  [
    'a group twice',
    admin,
    {
      groups: [
        { group_id: 1, group_role_id: 5 },
        { group_id: 1, group_role_id: 6 },
      ],
      role_ids: [],
    },
    { ...here, roles: [] },
    { groups: 'taken' },
  ],
  ['a role of elsewhere', admin, { groups: [], role_ids: [10] }, only({}), { role_ids: 'reference' }],
  [
    'a role twice',
    admin,
    { groups: [], role_ids: [8, 8] },
    only({ roles: here.roles.slice(0, 1) }),
    { role_ids: 'taken' },
  ],
  [
    'a role the giver has',
    manager,
    { groups: [], role_ids: [8] },
    only({ roles: here.roles.slice(0, 1) }),
    {},
  ],
  [
    'a role above the giver',
    manager,
    { groups: [], role_ids: [9] },
    only({ roles: here.roles.slice(1) }),
    { role_ids: 'not_yours_to_give' },
  ],
  [
    'head of a group, by who is none',
    manager,
    { groups: [{ group_id: 1, group_role_id: 6 }], role_ids: [] },
    only({ groups: [1], groupRoles: here.groupRoles.slice(1) }),
    { groups: 'not_yours_to_give' },
  ],
] as const)('%s', (_title, giver, gift, rows, expected) => {
  const problems = acceptProblems(giver, gift, rows)
  expect(Object.fromEntries(Object.entries(problems).map(([field, [first]]) => [field, first?.key]))).toEqual(
    expected,
  )
})

it('refuses the two rights that exclude each other, also through two roles', () => {
  const roles = [
    { id: 1, name: 'A', permissions: ['assign task'] },
    { id: 2, name: 'B', permissions: ['assign task only to self'] },
  ]
  const gift = { groups: [], role_ids: [1, 2] }
  expect(acceptProblems(admin, gift, only({ roles })).role_ids?.[0]?.key).toBe('exclusive_pair')
  expect(acceptProblems(admin, { groups: [], role_ids: [1] }, only({ roles: roles.slice(0, 1) }))).toEqual({})
})
