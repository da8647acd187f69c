import type { broadcastCalls } from '@hdoc/contract/documents/parts/broadcasts.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { storeReading } from './queries.ts'
import { showBroadcast } from './show-broadcast.ts'

/** Confirms that the caller has read a document that was broadcast to them; again changes nothing. */
export async function confirmReading(ctx: StaffCtx, { body }: InputOf<typeof broadcastCalls.confirm>) {
  const broadcast = await showBroadcast(ctx, body.id)
  if (!broadcast?.own.asked) throw new AppError('BROADCAST_OF_OTHERS')
  const stored = await storeReading(ctx.db, {
    documentId: body.id,
    userId: ctx.actor.id,
    at: ctx.clock.now(),
  })
  if (!stored) return savedRow(ctx.language, broadcast)
  await recordAudit(ctx, {
    action: 'document.read_confirmed',
    subjectType: 'document',
    subjectId: body.id,
  })
  return savedRow(ctx.language, (await showBroadcast(ctx, body.id)) ?? broadcast)
}
