import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { deleteTestData, directorGroupRole, docAdminRole } from '@hdoc/contract/rights/fixed-rights.ts'
import type { GroupPermission, Permission } from '@hdoc/contract/rights/permissions.ts'

type Person = Pick<
  CurrentUser,
  | 'isadmin'
  | 'hdoc_id'
  | 'account_institution_id'
  | 'permissions'
  | 'group_permissions'
  | 'group_role_name'
  | 'roles'
>

/** Specification §6: an administrator passes everything but `can_delete_test_data`, which must be listed. */
export function hasPermission(person: Person, permission: Permission): boolean {
  const listed = person.permissions.some((one) => one.name === permission)
  return listed || (person.isadmin === 1 && permission !== deleteTestData)
}

export function hasGroupPermission(person: Person, permission: GroupPermission): boolean {
  return person.isadmin === 1 || person.group_permissions.includes(permission)
}

/**
 * Administrator of the platform: isadmin 1 whose account is in no institution, also inside an entered client.
 */
export const isPlatformAdministrator = (person: Person): boolean =>
  person.isadmin === 1 && person.account_institution_id === 0

export const isInDocumentSystem = (person: Person): boolean => person.hdoc_id !== 0

export const isDocAdmin = (person: Person): boolean => person.roles.includes(docAdminRole)

/** Statistics of a department: specification §6. */
export function maySeeGroupStatistics(person: Person): boolean {
  return (
    hasGroupPermission(person, 'permission.view_statistics_in_department') ||
    hasPermission(person, 'dashboard.statistics') ||
    person.group_role_name === directorGroupRole
  )
}
