import type { FieldProblem, PlainErrorCode } from '@hdoc/contract/failures/errors.ts'
import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import type { UserGroupEntry, UserState } from '@hdoc/contract/people/users.ts'
import { docAdminRole } from '@hdoc/contract/rights/fixed-rights.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { mayGiveGroupRole, mayGivePermission } from '../../../platform/auth/giving.ts'
import type { SourceRow } from './queries/rights.ts'

/**
 * Is there still an active administrator once this person has changed? `administrators`: ids of those active
 * now.
 */
export function keepsAdministrator(
  administrators: readonly number[],
  id: number,
  after: { is_admin: boolean; state: UserState },
): boolean {
  return (after.is_admin && after.state === 'active') || administrators.some((one) => one !== id)
}

/** The outcome of a wish to activate or deactivate. `invites`: the person still has to choose a password. */
export type StateStep =
  | { outcome: 'changed'; state: UserState; invites: boolean }
  | { outcome: 'unchanged' | 'refused'; code: PlainErrorCode }

type Account = { state: UserState; password_known: boolean; last_login_at: string | null }

/**
 * Judges activating and deactivating. A person who waits for acceptance is accepted or refused instead. An
 * account that never had a password goes back to its invitation, and an invitation can be withdrawn.
 */
export function stateStep(account: Account, wanted: 'active' | 'inactive'): StateStep {
  const { state } = account
  if (state === 'pending') return { outcome: 'refused', code: 'USER_WAITS' }
  if (state === 'refused') return { outcome: 'refused', code: 'USER_REFUSED' }
  if (wanted === 'inactive')
    return state === 'inactive'
      ? { outcome: 'unchanged', code: 'USER_ALREADY_INACTIVE' }
      : { outcome: 'changed', state: 'inactive', invites: false }
  if (state === 'active') return { outcome: 'unchanged', code: 'USER_ALREADY_ACTIVE' }
  if (state === 'invited') return { outcome: 'refused', code: 'USER_INVITED' }
  const neverIn = !account.password_known && account.last_login_at === null
  return { outcome: 'changed', state: neverIn ? 'invited' : 'active', invites: neverIn }
}

/** The departments with exactly one default: the one marked first, else the first one. Each department once. */
export function withOneDefault(entries: readonly UserGroupEntry[]): UserGroupEntry[] {
  const once = entries.filter(
    (entry, n) => entries.findIndex(({ group_id }) => group_id === entry.group_id) === n,
  )
  const chosen = Math.max(
    0,
    once.findIndex(({ is_default }) => is_default),
  )
  return once.map((entry, n) => ({ ...entry, is_default: n === chosen }))
}

/**
 * Does the person hold something the giver could not give? Then only an administrator changes how they sign
 * in.
 */
export function holdsMore(
  giver: Pick<Actor, 'isAdmin' | 'permissions' | 'roles' | 'groupRoleName'>,
  person: { roles: readonly { name: string }[]; groups: readonly { group_role_name: string }[] },
  sources: readonly SourceRow[],
): boolean {
  if (giver.isAdmin) return false
  const ofGroups = sources.filter(({ kind }) => kind === 'group')
  return (
    sources.some(({ kind, permission }) => kind !== 'group' && !mayGivePermission(giver, permission)) ||
    person.roles.some(({ name }) => name === docAdminRole && !giver.roles.includes(name)) ||
    person.groups.some(
      ({ group_role_name: name }) =>
        !mayGiveGroupRole(giver, {
          name,
          permissions: ofGroups.filter(({ role }) => role === name).map(({ permission }) => permission),
        }),
    )
  )
}

const fieldOf = {
  direct: 'permissions',
  bundle: 'bundle_ids',
  role: 'role_ids',
  role_bundle: 'role_ids',
  group: 'groups',
} as const

/** The source in words. */
function inWords({ kind, role, bundle, group }: SourceRow): { ro: string; en: string } {
  switch (kind) {
    case 'direct':
      return { ro: 'dată direct', en: 'given directly' }
    case 'bundle':
      return { ro: `prin pachetul „${bundle}”`, en: `through the bundle "${bundle}"` }
    case 'role':
      return { ro: `prin rolul „${role}”`, en: `through the role "${role}"` }
    case 'role_bundle':
      return {
        ro: `prin pachetul „${bundle}” al rolului „${role}”`,
        en: `through the bundle "${bundle}" of the role "${role}"`,
      }
    case 'group':
      return { ro: `prin rolul „${role}” în „${group}”`, en: `through the role "${role}" in "${group}"` }
  }
}

/**
 * Finds whether a person would hold both `assign task` and `assign task only to self`, which exclude each
 * other (specification §5) whatever they come through. The field of what came new is refused, and the
 * sentence says where the other one comes from.
 */
export function exclusiveProblem(
  before: readonly SourceRow[],
  after: readonly SourceRow[],
): { field: string; problem: FieldProblem } | undefined {
  const [wide, narrow] = exclusivePermissions.map((name) =>
    after.filter(({ permission }) => permission === name),
  )
  if (!wide?.[0] || !narrow?.[0]) return undefined
  const known = new Set(before.map((one) => JSON.stringify(one)))
  const isNew = (one: SourceRow): boolean => !known.has(JSON.stringify(one))
  const newWide = wide.find(isNew)
  const newNarrow = narrow.find(isNew)
  const [blamed, other] = newNarrow || !newWide ? [newNarrow ?? narrow[0], wide[0]] : [newWide, narrow[0]]
  return {
    field: fieldOf[blamed.kind],
    problem: {
      key: 'exclusive_given',
      values: {
        right: [permissionTable[blamed.permission as Permission]],
        other: [permissionTable[other.permission as Permission]],
        source: [inWords(other)],
      },
    },
  }
}
