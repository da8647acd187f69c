import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'

/**
 * Checks a change of a role's name. A name that means something to the program is a right in itself: nobody
 * takes it away, and only an administrator gives it to a role.
 */
export function checkFixedName(
  actor: Pick<Actor, 'isAdmin'>,
  isFixed: (name: string) => boolean,
  { before, after }: { before?: string; after: string },
): void {
  if (before === after) return
  if (before !== undefined && isFixed(before)) throw new AppError('FIXED_ROLE', { name: before })
  if (isFixed(after) && !actor.isAdmin) throw new AppError('FIXED_ROLE', { name: after })
}
