import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { UserGroupEntry } from '@hdoc/contract/people/users.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import {
  mayGiveBundle,
  mayGiveGroupRole,
  mayGivePermission,
  mayGiveRole,
  mayMakeAdministrator,
} from '../../../platform/auth/giving.ts'
import type { Choices } from './queries/choices.ts'

/** What a person has or shall have. */
export type Holding = {
  is_admin: boolean
  role_ids: readonly number[]
  bundle_ids: readonly number[]
  permissions: readonly string[]
  groups: readonly Pick<UserGroupEntry, 'group_id' | 'group_role_id'>[]
}
export const holdsNothing: Holding = {
  is_admin: false,
  role_ids: [],
  bundle_ids: [],
  permissions: [],
  groups: [],
}
export type Problems = Record<string, FieldProblem[]>
type Named = { id: number; name: string }
type Giver = Pick<Actor, 'isAdmin' | 'permissions' | 'roles' | 'groupRoleName'>

/** Gives those that were not there before; undefined when one of them does not exist in the institution. */
function found<T extends Named>(
  all: readonly T[],
  ids: readonly number[],
  had: readonly number[],
): T[] | undefined {
  const added = [...new Set(ids)].filter((id) => !had.includes(id))
  const rows = added.map((id) => all.find((one) => one.id === id))
  return rows.every((row) => row !== undefined) ? (rows as T[]) : undefined
}

function problemOf<T extends Named>(added: T[] | undefined, mayGive: (one: T) => boolean): FieldProblem[] {
  if (!added) return [{ key: 'reference' }]
  const refused = added.filter((one) => !mayGive(one)).map(({ name }) => name)
  return refused.length > 0 ? [{ key: 'not_yours_to_give', values: { names: refused } }] : []
}

/** Does the department use this role? A department that lists no roles uses all. */
function isUsed(entry: Pick<UserGroupEntry, 'group_id' | 'group_role_id'>, { groups }: Choices): boolean {
  const used = groups.find(({ id }) => id === entry.group_id)?.role_ids ?? []
  return used.length === 0 || used.includes(entry.group_role_id)
}

/**
 * Gives what is wrong with giving it, by field: things that do not exist here, and things the giver does not
 * hold.
 */
export function givingProblems(giver: Giver, before: Holding, after: Holding, choices: Choices): Problems {
  const rights = after.permissions.filter(
    (name) => !before.permissions.includes(name) && !mayGivePermission(giver, name),
  )
  const newIn = after.groups.filter(
    (entry) =>
      !before.groups.some(
        ({ group_id, group_role_id }) => group_id === entry.group_id && group_role_id === entry.group_role_id,
      ),
  )
  const groups = found(
    choices.groups,
    newIn.map(({ group_id }) => group_id),
    before.groups.map(({ group_id }) => group_id),
  )
  const groupRoles = found(
    choices.groupRoles,
    newIn.map(({ group_role_id }) => group_role_id),
    [],
  )
  const problems: Problems = {
    is_admin:
      after.is_admin && !before.is_admin && !mayMakeAdministrator(giver) ? [{ key: 'ADMIN_ONLY' }] : [],
    role_ids: problemOf(found(choices.roles, after.role_ids, before.role_ids), (one) =>
      mayGiveRole(giver, one),
    ),
    bundle_ids: problemOf(found(choices.bundles, after.bundle_ids, before.bundle_ids), (one) =>
      mayGiveBundle(giver, one),
    ),
    permissions:
      rights.length > 0
        ? [
            {
              key: 'not_yours_to_give',
              values: { names: rights.map((name) => permissionTable[name as Permission]) },
            },
          ]
        : [],
    groups: !groups
      ? [{ key: 'reference' }]
      : newIn.some((entry) => !isUsed(entry, choices))
        ? [{ key: 'role_not_used' }]
        : problemOf(groupRoles, (one) => mayGiveGroupRole(giver, one)),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, list]) => list.length > 0))
}
