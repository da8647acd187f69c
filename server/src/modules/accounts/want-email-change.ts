import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { emit } from '../../platform/events/emit.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { tooMany } from '../../platform/http/guard/limit-calls.ts'
import { emailChangeWanted } from './events/index.ts'
import { isLinkFlood, linkWindowSeconds, linkWindowStart } from './links/flood.ts'
import { newNonce } from './links/link-token.ts'
import { addLink, countLinks } from './links/queries.ts'
import { findAccountByEmail } from './queries/accounts.ts'

/**
 * Asks for another address for a person. A link goes to the new address, which counts once it is confirmed;
 * the old address is told. The link lies ready at once, so that whatever ends links ends one not yet mailed too. It runs in the transaction of the caller, which wakes the worker afterwards.
 * Throws VALIDATION (`email`) when a colleague has the address, TOO_MANY_REQUESTS after three requests in an
 * hour.
 */
export async function wantEmailChange(
  db: TenantDb,
  ctx: Pick<Ctx, 'clock'>,
  userId: number,
  newEmail: string,
): Promise<void> {
  const now = ctx.clock.now()
  const owner = await findAccountByEmail(db, newEmail)
  if (owner && owner.id !== userId)
    throw new AppError('VALIDATION', {}, { fields: { email: [{ key: 'taken' }] } })
  const sent = await countLinks(db, { userId, purpose: 'email_change', since: linkWindowStart(now) })
  if (isLinkFlood(sent)) throw tooMany(linkWindowSeconds)
  const link = { purpose: 'email_change', userId, email: newEmail, nonce: newNonce(), at: now } as const
  const linkId = await addLink(db, link)
  await emit(db, emailChangeWanted, { user_id: userId, email: newEmail, link_id: linkId }, now)
}
