import { allowed } from '../../../platform/auth/grant.ts'
import type { ClosingVeto } from '../../cases/index.ts'
import { findUnsent } from '../record/queries.ts'

/** A case is not closed while a dispatch of it has not left, except by right and with a reason. */
export const unsentDispatch: ClosingVeto = async ({ db }, { id, byRight }) => {
  const unsent = byRight ? undefined : await findUnsent(db, id)
  if (!unsent) return allowed
  return { ok: false, code: 'DISPATCH_NOT_SENT', values: { number: unsent.number, to: unsent.ship_to } }
}
