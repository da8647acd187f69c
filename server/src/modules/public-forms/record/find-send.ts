import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { seekBySecret } from '../../../platform/http/guard/guess-limit.ts'
import { keyHash } from '../secrets/form-key.ts'
import { tokenHash } from '../secrets/link-secret.ts'
import { isSent, type SendRow, type SentRow } from './queries/send-row.ts'
import { findByKey, findByToken } from './queries/sends.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>

/** One transaction in the institution of the host, for somebody who has a key or a link and no session. */
export const inPlace = <T>(
  { database, caller }: Asked,
  work: (db: TenantDb) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> => database.inInstitution(caller.host.institutionId, work, options)

/**
 * What is found by a secret. One that finds nothing answers like a form that is gone, and counts as a guess together
 * with those of mailed links.
 */
export async function bySecret<T>(
  ctx: Asked,
  secret: string,
  find: (db: TenantDb) => Promise<T | undefined>,
): Promise<T> {
  const guesser = { institutionId: ctx.caller.host.institutionId, address: ctx.caller.address, secret }
  const found = await seekBySecret(ctx.database.global, guesser, () => inPlace(ctx, find, { readOnly: true }))
  if (found === undefined) throw new AppError('PUBLIC_FORM_UNKNOWN')
  return found
}

/** The form that the browser with this key fills or has sent. */
export const getByKey = (ctx: Asked, key: string): Promise<SendRow> =>
  bySecret(ctx, key, (db) => findByKey(db, keyHash(key)))

/** The form that the browser with this key has sent. */
export async function getSent(ctx: Asked, key: string): Promise<SentRow> {
  const row = await getByKey(ctx, key)
  if (!isSent(row)) throw new AppError('PUBLIC_FORM_UNKNOWN')
  return row
}

/** The form of a mailed link. A link whose place a newer one took is not found. */
export async function getByToken(ctx: Asked, token: string): Promise<SentRow> {
  const row = await bySecret(ctx, token, (db) => findByToken(db, tokenHash(token)))
  if (!isSent(row)) throw new AppError('PUBLIC_FORM_UNKNOWN')
  return row
}
