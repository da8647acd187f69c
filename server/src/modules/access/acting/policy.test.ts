import { directorGroupRole, docAdminRole } from '@hdoc/contract/rights/fixed-rights.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { actingRefusal } from './policy.ts'

const clerk: Actor = {
  institutionId: 1,
  id: 7,
  name: 'Gina Liliacu',
  username: 'gina.liliacu',
  jobTitle: '',
  isAdmin: false,
  hdocId: 1,
  groupId: 3,
  groupName: 'Registratură',
  groupRoleName: 'Membru',
  groupIds: [3],
  groupPermissions: [],
  roles: [],
  permissions: ['document.register'],
  language: 'ro',
  theme: 'auto',
}
const helper: Actor = { ...clerk, id: 8, permissions: ['user.act_as', 'document.register'] }
const admin: Actor = { ...clerk, id: 9, isAdmin: true, permissions: [] }
const platform: Actor = { ...admin, id: 2, institutionId: 0, hdocId: 0, groupIds: [] }

const refusals: readonly [string, Actor, Actor, string | undefined][] = [
  ['one without the right', clerk, helper, 'FORBIDDEN'],
  ['somebody with no more rights', helper, clerk, undefined],
  ['somebody with one right more', helper, { ...clerk, permissions: ['document.annul'] }, 'ACT_AS_HIGHER'],
  [
    'somebody with one right of a department more',
    helper,
    { ...clerk, groupPermissions: ['x'] },
    'ACT_AS_HIGHER',
  ],
  ['an administrator', helper, admin, 'ACT_AS_HIGHER'],
  ['a DocAdmin', helper, { ...clerk, roles: [docAdminRole] }, 'ACT_AS_HIGHER'],
  ['a Director', helper, { ...clerk, groupRoleName: directorGroupRole }, 'ACT_AS_HIGHER'],
  ['oneself', helper, helper, 'ACT_AS_SELF'],
  ['somebody of another institution', helper, { ...clerk, institutionId: 5 }, 'NOT_FOUND'],
  ['somebody of the platform', admin, platform, 'NOT_FOUND'],
  ['an administrator, being one', admin, { ...admin, id: 10 }, undefined],
  [
    'who may delete test data, being an administrator without that right',
    admin,
    { ...clerk, permissions: ['can_delete_test_data'] },
    'ACT_AS_HIGHER',
  ],
  ['an administrator of a client, from the platform', platform, admin, undefined],
  ['another of the platform, from the platform', platform, { ...platform, id: 3 }, 'NOT_FOUND'],
  [
    'a client, from the platform without being its administrator',
    { ...platform, isAdmin: false, permissions: ['user.act_as'] },
    clerk,
    'NOT_FOUND',
  ],
]

describe('acting as another person', () => {
  it.each(refusals)('%s', (_, self, other, code) => {
    expect(actingRefusal(self, other)?.code).toBe(code)
  })
})
