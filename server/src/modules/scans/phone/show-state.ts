import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { PhoneLinkState, phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findProgress, type LinkProgress } from '../queries/phone-links.ts'

function stateOf({ state, alive, scan_state }: LinkProgress): PhoneLinkState {
  if (state === 'revoked') return 'ended'
  if (state === 'open') return alive ? 'open' : 'ended'
  if (scan_state === 'composing') return 'sent'
  return scan_state === 'attached' ? 'attached' : 'inbox'
}

export async function showState(ctx: StaffCtx, { params }: InputOf<typeof phoneLinkCalls.state>) {
  const progress = await findProgress(ctx.db, ctx.actor, params.id, ctx.clock.now())
  if (!progress) throw new AppError('NOT_FOUND')
  const { photos, scan_state, scan_id } = progress
  return { state: stateOf(progress), photos, scan_id: scan_state === 'waiting' ? scan_id : null }
}
