import { type Actor, managesDocuments } from '../../../platform/auth/actor.ts'

/**
 * Whether the papers of a person's active department come before all others on the dashboard. They do not for
 * those who answer for the papers of the whole institution.
 */
export const putsDepartmentFirst = (
  actor: Pick<Actor, 'groupId' | 'isAdmin' | 'roles' | 'permissions'>,
): boolean =>
  actor.groupId !== 0 && !managesDocuments(actor) && !actor.permissions.includes('dashboard.statistics')
