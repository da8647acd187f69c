import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import { exclusivePermissions, type Role } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'

/** A right of the contract, or a bundle of the institution: one line of the matrix. */
export type Line = { kind: 'right'; right: Permission } | { kind: 'bundle'; id: number }
export const keyOf = (line: Line): string => (line.kind === 'right' ? line.right : `#${line.id}`)

/** What a person changed: for each role's id, the keys of the lines that differ from what the server says. */
export type Draft = ReadonlyMap<number, ReadonlySet<string>>
export const noChanges: Draft = new Map()

function holds(role: Role, line: Line): boolean {
  return line.kind === 'right' ? role.permissions.includes(line.right) : role.bundle_ids.includes(line.id)
}

export const isChanged = (draft: Draft, role: Role, line: Line): boolean =>
  draft.get(role.id)?.has(keyOf(line)) ?? false

/** Whether the role would hold the line after saving. */
export const isOn = (draft: Draft, role: Role, line: Line): boolean =>
  holds(role, line) !== isChanged(draft, role, line)

export function toggled(draft: Draft, role: Role, line: Line): Draft {
  const lines = new Set(draft.get(role.id))
  if (!lines.delete(keyOf(line))) lines.add(keyOf(line))
  const next = new Map(draft)
  if (lines.size === 0) next.delete(role.id)
  else next.set(role.id, lines)
  return next
}

/** Switches the entries in the list: takes out those it has, adds those it has not. */
const switched = <T>(list: readonly T[], entries: readonly T[]): T[] => [
  ...list.filter((one) => !entries.includes(one)),
  ...entries.filter((one) => !list.includes(one)),
]

/** A role as it would be after saving. */
export function drafted(draft: Draft, role: Role): Role {
  const keys = [...(draft.get(role.id) ?? [])]
  const bundleKeys = keys.filter((key) => key.startsWith('#'))
  const rightKeys = keys.filter((key) => !key.startsWith('#')) as Permission[]
  return {
    ...role,
    permissions: switched(role.permissions, rightKeys),
    bundle_ids: switched(
      role.bundle_ids,
      bundleKeys.map((key) => Number(key.slice(1))),
    ),
  }
}

/** The roles to send: only those that changed, with the version they were changed on. */
export function changesOf(draft: Draft, roles: readonly Role[]) {
  return roles
    .filter((role) => draft.has(role.id))
    .map((role) => drafted(draft, role))
    .map(({ id, version, permissions, bundle_ids }) => ({ id, version, permissions, bundle_ids }))
}

/**
 * The draft carried over from the state `before` to the state `now`. A change that somebody else has made
 * meanwhile in the same way drops out of it.
 */
export function rebased(draft: Draft, before: readonly Role[], now: readonly Role[]): Draft {
  const next = new Map<number, ReadonlySet<string>>()
  for (const role of now) {
    const old = before.find(({ id }) => id === role.id)
    const keys = draft.get(role.id)
    if (!old || !keys) continue
    const wanted = drafted(draft, old)
    const kept = [...keys].filter((key) => {
      const line: Line = key.startsWith('#')
        ? { kind: 'bundle', id: Number(key.slice(1)) }
        : { kind: 'right', right: key as Permission }
      return holds(wanted, line) !== holds(role, line)
    })
    if (kept.length > 0) next.set(role.id, new Set(kept))
  }
  return next
}

export type Difference = {
  name: string
  added: string[]
  removed: string[]
  /** Deleted meanwhile. */
  gone: boolean
}

/** What others changed in the roles of a draft, from `before` to `now`, as keys of lines. */
export function differences(draft: Draft, before: readonly Role[], now: readonly Role[]): Difference[] {
  return before.flatMap((old): Difference[] => {
    if (!draft.has(old.id)) return []
    const role = now.find(({ id }) => id === old.id)
    if (!role) return [{ name: old.name, added: [], removed: [], gone: true }]
    const keys = (one: Role): string[] => [...one.permissions, ...one.bundle_ids.map((id) => `#${id}`)]
    const added = keys(role).filter((key) => !keys(old).includes(key))
    const removed = keys(old).filter((key) => !keys(role).includes(key))
    return added.length + removed.length > 0 ? [{ name: role.name, added, removed, gone: false }] : []
  })
}

/** The bundle through which a role gets a right, if one of its bundles has it. */
export function bundleBehind(role: Role, right: Permission, bundles: readonly Bundle[]): Bundle | undefined {
  return bundles.find(({ id, permissions }) => role.bundle_ids.includes(id) && permissions.includes(right))
}

/** Roles that would give both rights which exclude each other. */
export function rolesWithBoth(draft: Draft, roles: readonly Role[], bundles: readonly Bundle[]): Role[] {
  return roles.filter((role) => {
    const after = drafted(draft, role)
    return exclusivePermissions.every(
      (right) => after.permissions.includes(right) || bundleBehind(after, right, bundles) !== undefined,
    )
  })
}
