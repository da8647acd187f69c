import type { AccountPurpose } from '@hdoc/contract/accounts/accounts.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { seekBySecret } from '../../../platform/http/guard/guess-limit.ts'
import { linkHash } from './link-token.ts'
import { findLink, type LinkRow } from './queries.ts'

/**
 * Gives the link of a token, if it is good for one of these purposes, here and now. Throws LINK_INVALID
 * otherwise, with one answer for what is unknown, used, replaced, expired, of another purpose or of another
 * institution. An unknown token counts as a guess; no link changes.
 */
export async function getLink<Purpose extends AccountPurpose>(
  ctx: Pick<Ctx, 'database' | 'caller' | 'clock'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<LinkRow & { purpose: Purpose }> {
  const { institutionId } = ctx.caller.host
  const guesser = { institutionId, address: ctx.caller.address }
  const link = await seekBySecret(ctx.database.global, { ...guesser, secret: token }, () =>
    ctx.database.inInstitution(institutionId, (db) => findLink(db, linkHash(token), ctx.clock.now()), {
      readOnly: true,
    }),
  )
  const isOf = (row: LinkRow): row is LinkRow & { purpose: Purpose } =>
    purposes.some((purpose) => purpose === row.purpose)
  if (!link?.alive || !isOf(link)) throw new AppError('LINK_INVALID')
  return link
}
