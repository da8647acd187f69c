import type { ClosingVeto } from '../../cases/index.ts'
import { listUnsent } from '../record/queries.ts'

/** A case is not closed while a dispatch of it has not left, except by right and with a reason. */
export const unsentDispatch: ClosingVeto = async ({ db }, { id, byRight }) =>
  (byRight ? [] : await listUnsent(db, id)).map(({ number, ship_to }) => ({
    code: 'DISPATCH_NOT_SENT' as const,
    values: { number, to: ship_to },
  }))
