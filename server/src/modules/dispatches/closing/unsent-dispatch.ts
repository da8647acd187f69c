import { allowed } from '../../../platform/auth/grant.ts'
import type { ClosingVeto } from '../../cases/index.ts'
import { sees, viewerOf } from '../../documents/index.ts'
import { findUnsent } from '../record/queries.ts'

/**
 * A case is not closed while a dispatch of it has not left, except by right and with a reason. Which one it is, is for
 * those who see its document.
 */
export const unsentDispatch: ClosingVeto = async ({ db, actor }, { id, byRight }) => {
  const unsent = byRight ? undefined : await findUnsent(db, id)
  if (!unsent) return allowed
  if (!(await sees(db, await viewerOf(db, actor), unsent.document_id)))
    return { ok: false, code: 'DISPATCH_NOT_SENT_HIDDEN' }
  return { ok: false, code: 'DISPATCH_NOT_SENT', values: { number: unsent.number, to: unsent.ship_to } }
}
