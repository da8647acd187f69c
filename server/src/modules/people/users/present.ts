import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { User } from '@hdoc/contract/people/users.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Fields } from '../../../platform/audit/changed-fields.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { whyNot } from '../../../platform/auth/grant.ts'
import { canEditUser } from './policy.ts'
import type { UserRow } from './queries/users.ts'

export function presentUser(row: UserRow, actor: Actor, language: Language): User {
  const decision = canEditUser(actor, row)
  const why = whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    phone: writePhone(row.phone),
    job_title: row.job_title,
    is_admin: row.is_admin,
    state: row.state,
    groups: row.groups,
    roles: row.roles,
    bundles: row.bundles,
    permissions: row.permissions,
    second_factor: row.second_factor,
    last_login_at: row.last_login_at,
    created_at: row.created_at,
    version: row.version,
    can: { edit: decision.ok, why: why ?? '' },
  }
}

/** Gives what the audit keeps of a person: names beside ids, so that it can be read when a role is gone. */
export function auditedUser(row: UserRow): Fields {
  return {
    name: row.name,
    username: row.username,
    email: row.email,
    phone: row.phone,
    job_title: row.job_title,
    is_admin: row.is_admin,
    state: row.state,
    roles: row.roles.map(({ id, name }) => ({ id, name })),
    bundles: row.bundles.map(({ id, name }) => ({ id, name })),
    permissions: [...row.permissions],
    groups: row.groups.map((entry) => ({
      group: entry.group_name,
      group_id: entry.group_id,
      role: entry.group_role_name,
      group_role_id: entry.group_role_id,
      is_default: entry.is_default,
    })),
  }
}
