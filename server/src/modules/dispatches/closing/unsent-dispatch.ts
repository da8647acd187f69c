import type { ClosingVeto } from '../../cases/index.ts'

import { type Obstacle, sees, viewerOf } from '../../documents/index.ts'
import { listUnsent } from '../record/queries.ts'

/**
 * A case is not closed while a dispatch of it has not left, except by right and with a reason. Which one it is, is for
 * those who see its document.
 */
export const unsentDispatch: ClosingVeto = async ({ db, actor }, { id, byRight }) => {
  const unsent = byRight ? [] : await listUnsent(db, id)
  if (unsent.length === 0) return []
  const viewer = await viewerOf(db, actor)
  const found: Obstacle[] = []
  for (const { document_id, number, ship_to } of unsent)
    found.push(
      (await sees(db, viewer, document_id))
        ? { code: 'DISPATCH_NOT_SENT', values: { number, to: ship_to } }
        : { code: 'DISPATCH_NOT_SENT_HIDDEN' },
    )
  return found
}
