import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { mayGiveGroupRole, mayGiveRole } from '../../platform/auth/giving.ts'
import type { Givable } from './queries/accounts.ts'

export type Gift = {
  groups: readonly { group_id: number; group_role_id: number }[]
  role_ids: readonly number[]
}
type Problems = Record<string, FieldProblem[]>

const unique = (ids: readonly number[]): boolean => new Set(ids).size === ids.length
const notYours = (names: readonly string[]): FieldProblem => ({
  key: 'not_yours_to_give',
  values: { names: names.join(', ') },
})

/** Gives what forbids giving a new person these groups and roles, by field; empty when nothing does. */
export function acceptProblems(
  giver: Pick<Actor, 'isAdmin' | 'permissions' | 'roles' | 'groupRoleName'>,
  gift: Gift,
  here: { groups: readonly number[]; groupRoles: readonly Givable[]; roles: readonly Givable[] },
): Problems {
  const problems: Problems = {}
  const groupIds = gift.groups.map(({ group_id }) => group_id)
  const roleOf = (id: number) => here.groupRoles.find((one) => one.id === id)
  const groupsExist = gift.groups.every(
    ({ group_id, group_role_id }) => here.groups.includes(group_id) && roleOf(group_role_id),
  )
  const groupRoles = here.groupRoles.filter((one) => !mayGiveGroupRole(giver, one))
  if (!groupsExist) problems.groups = [{ key: 'reference' }]
  else if (!unique(groupIds)) problems.groups = [{ key: 'taken' }]
  else if (groupRoles.length > 0) problems.groups = [notYours(groupRoles.map(({ name }) => name))]

  const rolesExist = gift.role_ids.every((id) => here.roles.some((one) => one.id === id))
  const roles = here.roles.filter((one) => !mayGiveRole(giver, one))
  const rights = new Set(here.roles.flatMap(({ permissions }) => permissions))
  if (!rolesExist) problems.role_ids = [{ key: 'reference' }]
  else if (!unique(gift.role_ids)) problems.role_ids = [{ key: 'taken' }]
  else if (roles.length > 0) problems.role_ids = [notYours(roles.map(({ name }) => name))]
  else if (exclusivePermissions.every((one) => rights.has(one)))
    problems.role_ids = [{ key: 'exclusive_pair' }]
  return problems
}
