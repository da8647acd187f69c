import type { StaffCtx } from '../../../platform/http/context.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** Gives, of some documents, those the caller sees. The rule of visibility belongs to the documents. */
export type KeepSeen = (ctx: StaffCtx, ids: readonly number[]) => Promise<number[]>

export const keepsSeen = declareSlot<KeepSeen>('keeps seen documents')
