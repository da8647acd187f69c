import { expect, test } from 'vitest'
import {
  hasGroupPermission,
  hasPermission,
  isDocAdmin,
  isInDocumentSystem,
  isPlatformAdministrator,
  maySeeGroupStatistics,
} from './may.ts'

const person = {
  isadmin: 0 as 0 | 1,
  hdoc_id: 1,
  account_institution_id: 1,
  permissions: [] as { name: string }[],
  group_permissions: [] as string[],
  group_role_name: '',
  roles: [] as string[],
}

test('a person holds the permissions listed for them', () => {
  expect(hasPermission(person, 'document.annul')).toBe(false)
  expect(hasPermission({ ...person, permissions: [{ name: 'document.annul' }] }, 'document.annul')).toBe(true)
})

test('an administrator holds every permission but can_delete_test_data, which must be listed', () => {
  const administrator = { ...person, isadmin: 1 as const }
  expect(hasPermission(administrator, 'document.annul')).toBe(true)
  expect(hasPermission(administrator, 'can_delete_test_data')).toBe(false)
  const listed = { ...administrator, permissions: [{ name: 'can_delete_test_data' }] }
  expect(hasPermission(listed, 'can_delete_test_data')).toBe(true)
})

test('group permissions are the group ones, or an administrator', () => {
  const right = 'permission.view_statistics_in_department'
  expect(hasGroupPermission(person, right)).toBe(false)
  expect(hasGroupPermission({ ...person, isadmin: 1 }, right)).toBe(true)
  expect(hasGroupPermission({ ...person, group_permissions: [right] }, right)).toBe(true)
})

test.each([
  ['administrator', { isadmin: 1 as const }, true],
  ['group permission', { group_permissions: ['permission.view_statistics_in_department'] }, true],
  ['permission', { permissions: [{ name: 'dashboard.statistics' }] }, true],
  ['group role Director', { group_role_name: 'Director' }, true],
  ['another group role', { group_role_name: 'Referent' }, false],
  ['nobody', {}, false],
])('statistics of a department: %s', (_, more, expected) => {
  expect(maySeeGroupStatistics({ ...person, ...more })).toBe(expected)
})

test('the platform administrator is isadmin 1 with an account of the platform, inside a client too', () => {
  const platform = { ...person, account_institution_id: 0, hdoc_id: 0 }
  expect(isPlatformAdministrator({ ...platform, isadmin: 1 })).toBe(true)
  expect(isPlatformAdministrator({ ...platform, isadmin: 1, hdoc_id: 5 })).toBe(true)
  expect(isPlatformAdministrator({ ...person, isadmin: 1 })).toBe(false)
  expect(isPlatformAdministrator(platform)).toBe(false)
})

test('hdoc_id 0 is not in the document system', () => {
  expect(isInDocumentSystem({ ...person, hdoc_id: 0 })).toBe(false)
  expect(isInDocumentSystem(person)).toBe(true)
})

test('DocAdmin is a role', () => {
  expect(isDocAdmin({ ...person, roles: ['DocAdmin'] })).toBe(true)
  expect(isDocAdmin(person)).toBe(false)
})
