import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { Work } from '../../documents/index.ts'
import { findPrepared } from '../record/queries.ts'

/** A document is not annulled while a dispatch of it is still to leave. */
export async function preparedDispatch({ db }: Work, documentId: number): Promise<Decision> {
  const prepared = await findPrepared(db, documentId)
  return prepared ? { ok: false, code: 'DISPATCH_PREPARED', values: { to: prepared.ship_to } } : allowed
}
