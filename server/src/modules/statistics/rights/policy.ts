import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type Actor, can, canViewGroupStatistics } from '../../../platform/auth/actor.ts'
import { missingRight } from '../../../platform/auth/grant.ts'

/** Whether a person sees the figures of the whole institution, and so those of every department. */
export const seesInstitution = (actor: Actor): boolean => can(actor, 'dashboard.statistics')

/**
 * The department whose figures a person gets (specification §6): the active one, or any for who sees the whole
 * institution. Throws when they may see none, or not the one they name; undefined = they may, but have no active one.
 */
export function departmentFor(actor: Actor, asked: number | undefined): number | undefined {
  if (!canViewGroupStatistics(actor)) throw missingRight('dashboard.statistics')
  const group = asked ?? (actor.groupId === 0 ? undefined : actor.groupId)
  if (seesInstitution(actor)) return group
  if (actor.groupId === 0)
    throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'no_group' }] } })
  if (group !== actor.groupId) throw missingRight('dashboard.statistics')
  return group
}
