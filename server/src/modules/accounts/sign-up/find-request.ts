import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { refuseGuesser } from '../../../platform/http/guard/guess-limit.ts'
import { linkHash } from '../links/link-token.ts'
import { findSignUp, type SignUpRow } from './queries.ts'

/**
 * Gives the request behind a token; undefined when the token belongs to none. Throws LINK_INVALID when its
 * time or its tries are over.
 */
export async function findRequest(
  ctx: Pick<Ctx, 'database' | 'caller' | 'clock'>,
  token: string,
): Promise<SignUpRow | undefined> {
  const { host, address } = ctx.caller
  const { institutionId } = host
  await refuseGuesser(ctx.database.global, { institutionId, address })
  const signUp = await ctx.database.inInstitution(
    institutionId,
    (db) => findSignUp(db, linkHash(token), ctx.clock.now()),
    { readOnly: true },
  )
  if (signUp && !signUp.alive) throw new AppError('LINK_INVALID')
  return signUp
}
