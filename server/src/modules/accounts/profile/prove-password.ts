import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { countHits, forgetHits, tooMany } from '../../../platform/http/guard/limit-calls.ts'
import { verifyPassword } from '../../access/index.ts'

type Own = Pick<StaffCtx, 'actor' | 'settings' | 'database'>

/**
 * Counts an attempt at the own password before it is looked at, so that guesses made at once count too. Gives
 * the function that checks the password: a wrong one throws 422 on `current_password`, a right one takes the
 * attempt back.
 */
export async function countProof(ctx: Own): Promise<(db: TenantDb, password: string) => Promise<void>> {
  const { actor, settings, database } = ctx
  const key = `password|${actor.institutionId}|${actor.id}`
  const [count] = await countHits(database.global, [key], settings.limits.loginWindowMinutes * 60)
  if (count && count.hits > settings.limits.loginFailuresDevice) throw tooMany(count.left)
  return async (db, password) => {
    if (!(await verifyPassword(db, actor.id, password)))
      throw new AppError('VALIDATION', {}, { fields: { current_password: [{ key: 'password_wrong' }] } })
    await forgetHits(database.global, [key])
  }
}
