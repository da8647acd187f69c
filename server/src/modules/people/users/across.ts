import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Database, PlatformDb } from '../../../platform/db/database.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'
import type { Ctx, StaffCtx } from '../../../platform/http/context.ts'
import { findInstitutionName } from './queries/platform-list.ts'

type PlatformCtx = Ctx & { readonly actor: Actor }

/** The only way to people of all institutions. The reason names who looks and what for. */
export function asPlatformUsers<T>(
  ctx: { database: Database; actor: Actor },
  reason: string,
  work: (db: PlatformDb) => Promise<T>,
): Promise<T> {
  return ctx.database.asPlatform(`${reason}, by platform user ${ctx.actor.id}`, work)
}

/**
 * Gives the call as if it were made inside an institution, with its people and its audit, in one transaction.
 */
export function inside(ctx: PlatformCtx, db: PlatformDb, institutionId: number): StaffCtx {
  return { ...ctx, db: insideInstitution(db, institutionId), institutionId }
}

/**
 * Does something with the people of one institution, and wakes those who wait for its events. Throws
 * NOT_FOUND when there is no such institution.
 */
export async function acrossTo<T>(
  ctx: PlatformCtx,
  institutionId: number,
  reason: string,
  work: (ctx: StaffCtx) => Promise<T>,
): Promise<T> {
  const answer = await asPlatformUsers(ctx, `${reason} in institution ${institutionId}`, async (db) => {
    if (!(await findInstitutionName(db, institutionId))) throw new AppError('NOT_FOUND')
    return work(inside(ctx, db, institutionId))
  })
  ctx.database.wake()
  return answer
}
