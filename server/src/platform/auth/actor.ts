import { deleteTestData, directorGroupRole, docAdminRole } from '@hdoc/contract/fixed-rights.ts'
import type { GroupPermission, Permission } from '@hdoc/contract/permissions.ts'

/** A person as kept beside what was done: where their account lives (0 = the platform), id, name as it was. */
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
  /** Institution worked in, 0 outside a client. */
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
  /** Whom the session acted as until time or right ended; the person returns before anything else. */
  readonly actingEnded?: { readonly institutionId: number; readonly id: number }
  /** A second factor that the institution requires and the person does not have yet. */
  readonly must?: 'second_factor'
  /** Who really acts, while acting as the effective person. */
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

/** Specification §6: administrators, the group permission, `dashboard.statistics`, or the group role Director. */
export function canViewGroupStatistics(actor: Actor): boolean {
  return (
    canInGroup(actor, 'permission.view_statistics_in_department') ||
    can(actor, 'dashboard.statistics') ||
    actor.groupRoleName === directorGroupRole
  )
}

/** Sees and edits every document of the institution: its administrator, or the role DocAdmin. */
export function managesDocuments(actor: Pick<Actor, 'isAdmin' | 'roles'>): boolean {
  return actor.isAdmin || actor.roles.includes(docAdminRole)
}

/** The system itself, for jobs and migrations. */
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
