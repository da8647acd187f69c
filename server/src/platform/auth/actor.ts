import { deleteTestData, directorGroupRole, docAdminRole } from '@hdoc/contract/rights/fixed-rights.ts'
import type { GroupPermission, Permission } from '@hdoc/contract/rights/permissions.ts'

/**
 * A person as an audit entry keeps them: the account's institution (0 = the
 * platform), its id, the name at the time.
 */
export type AuditPerson = { institution_id: number; id: number; name: string }
export type AuditActor = AuditPerson & { real?: AuditPerson }

/** The effective person of a call, with rights as they are now. */
export type Actor = {
  /** Institution the account belongs to, 0 for the platform. */
  readonly institutionId: number
  readonly id: number
  readonly name: string
  readonly username: string
  readonly jobTitle: string
  readonly isAdmin: boolean
  /** Institution the person works in now; 0 outside a client. */
  readonly hdocId: number
  readonly groupId: number
  readonly groupName: string
  readonly groupRoleName: string
  /** All groups of the person, not only the active one. */
  readonly groupIds: readonly number[]
  readonly groupPermissions: readonly string[]
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  readonly language: 'ro' | 'en'
  readonly theme: 'light' | 'dark' | 'auto'
  /** ISO instant at which acting as this person ends by itself. */
  readonly actingUntil?: string
  /**
   * The person the session acted as until the time or the right to act ended. Only
   * the return to oneself is allowed.
   */
  readonly actingEnded?: { readonly institutionId: number; readonly id: number }
  /** Set while the institution requires a second factor that the person does not have yet. */
  readonly must?: 'second_factor'
  /** The person who really acts, while they act as the effective person. */
  readonly real?: {
    readonly institutionId: number
    readonly id: number
    readonly name: string
    readonly isAdmin: boolean
  }
}

/**
 * Specification §6: an administrator passes every check except `can_delete_test_data`, which counts only when
 * it is in their own list.
 */
export function can(actor: Actor, permission: Permission): boolean {
  if (actor.permissions.includes(permission)) return true
  return actor.isAdmin && permission !== deleteTestData
}

export function canInGroup(actor: Actor, permission: GroupPermission): boolean {
  return actor.isAdmin || actor.groupPermissions.includes(permission)
}

/**
 * Specification §6: administrators may, and people with the group permission, with `dashboard.statistics`,
 * or with the group role Director.
 */
export function canViewGroupStatistics(actor: Actor): boolean {
  return (
    canInGroup(actor, 'permission.view_statistics_in_department') ||
    can(actor, 'dashboard.statistics') ||
    actor.groupRoleName === directorGroupRole
  )
}

/**
 * True for those who see and edit every document of the institution: its
 * administrator, and the role DocAdmin.
 */
export function managesDocuments(actor: Pick<Actor, 'isAdmin' | 'roles'>): boolean {
  return actor.isAdmin || actor.roles.includes(docAdminRole)
}

/** The system itself as the author of an audit entry, for jobs and migrations. */
export const systemActor: AuditActor = { institution_id: 0, id: 0, name: 'HDoc' }

export function auditActor(actor: Actor): AuditActor {
  const person = { institution_id: actor.institutionId, id: actor.id, name: actor.name }
  return actor.real
    ? {
        ...person,
        real: { institution_id: actor.real.institutionId, id: actor.real.id, name: actor.real.name },
      }
    : person
}
