import type { GroupRole } from '@hdoc/contract/people/group-roles.ts'
import type { UserGroup } from '@hdoc/contract/people/groups.ts'
import { writePhones } from '@hdoc/contract/ro/phone.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { canManageGroups, isFixedGroupRole } from './policy.ts'
import type { GroupRoleRow } from './queries/group-roles.ts'
import type { GroupRow } from './queries/groups.ts'

const mayEdit = (actor: Actor): boolean => canManageGroups(actor).ok && actor.real === undefined

export function presentGroup(row: GroupRow, actor: Actor): UserGroup {
  const edit = mayEdit(actor)
  return {
    id: row.id,
    name: row.name,
    short_name: row.short_name,
    description: row.description,
    service_name: row.service_name,
    department_name: row.department_name,
    email: row.email,
    phone: writePhones(row.phone),
    address: row.address,
    role_ids: row.role_ids,
    notice_types: row.notice_types,
    active: row.active,
    members: row.members,
    version: row.version,
    can: { edit, delete: edit },
  }
}

export function presentGroupRole(row: GroupRoleRow, actor: Actor): GroupRole {
  const { id, name, description, permissions, members, version } = row
  const edit = mayEdit(actor)
  const fixed = isFixedGroupRole(name)
  const can = { edit, rename: edit && !fixed, delete: edit && !fixed }
  return { id, name, description, permissions, members, fixed, version, can }
}
