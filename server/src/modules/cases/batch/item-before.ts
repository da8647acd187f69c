import type { Department, ShareBefore, ShareOpen } from '../record/queries/giving.ts'

/** What undoing a giving brings back. */
export type GivingBefore = {
  share: ShareBefore
  /** The shares that were added beside it; they go. */
  added: number[]
  /** The instruction that stood on the case. */
  resolution: string
  /** The departments of the documents that the case works on. */
  departments: Department[]
}

/** What undoing a closing brings back; where the documents stand follows from the shares. */
export type ClosingBefore = {
  /** The shares that ended with the case. */
  open: ShareOpen[]
  /** The instruction that stood on the case. */
  resolution: string
}

export type ItemBefore = GivingBefore | ClosingBefore
export const isClosingBefore = (before: ItemBefore): before is ClosingBefore => 'open' in before
