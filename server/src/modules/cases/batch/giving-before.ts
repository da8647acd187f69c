import type { Department, ShareBefore } from '../record/queries/giving.ts'

/** What undoing a giving brings back. */
export type Before = {
  share: ShareBefore
  /** The shares that were added beside it; they go. */
  added: number[]
  /** The instruction that stood on the case. */
  resolution: string
  /** The departments of the documents that the case works on. */
  departments: Department[]
}
