import { dataRequestStates } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { seekBySecret } from '../../../../platform/http/guard/guess-limit.ts'
import { isToken } from '../link/token.ts'
import { findRequest, type RequestRow } from '../queries/requests.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>
export type Link = { id: number; k: string }

/** One transaction in the institution of the host, for somebody who has a link and no session. */
export const inPlace = <T>(
  { database, caller }: Asked,
  work: (db: TenantDb) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> => database.inInstitution(caller.host.institutionId, work, options)

/**
 * The request of a link, in any state, so that one that is over can say why. A wrong secret answers like a request that
 * is not there, and counts as a guess, together with those of mailed links.
 */
export async function findByLink(ctx: Asked, { id, k }: Link): Promise<RequestRow> {
  const guesser = { institutionId: ctx.caller.host.institutionId, address: ctx.caller.address }
  const row = await seekBySecret(ctx.database.global, { ...guesser, secret: k }, async () => {
    const found = await inPlace(ctx, (db) => findRequest(db, id), { readOnly: true })
    return found && isToken(k, found.token_hash) ? found : undefined
  })
  if (!row) throw new AppError('DATA_REQUEST_UNKNOWN')
  return row
}

export function expectOpen<Row extends Pick<RequestRow, 'state' | 'until_on'>>(row: Row, today: string): Row {
  const state = row.state === 'open' && row.until_on < today ? 'expired' : row.state
  if (state !== 'open') throw new AppError('DATA_REQUEST_OVER', { state: dataRequestStates[state] })
  return row
}
