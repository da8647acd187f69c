import { type GivingBatch, type GivingItemState, isClosingWish } from '@hdoc/contract/cases/case-batches.ts'
import type { ParseKeys } from 'i18next'

type Words = {
  title: ParseKeys
  /** The first step, in which is said what the batch is to do. */
  wish: 'queues.step_wish' | 'queues.step_closing'
  preview: ParseKeys
  running: ParseKeys
  done: ParseKeys
  undone: ParseKeys
  undo: ParseKeys
  states: Readonly<Record<GivingItemState, ParseKeys>>
}

const giving: Words = {
  title: 'queues.title_batch',
  wish: 'queues.step_wish',
  preview: 'queues.preview_what',
  running: 'queues.running',
  done: 'queues.done',
  undone: 'queues.undone',
  undo: 'queues.undo_batch',
  states: {
    will: 'queues.state_will',
    wont: 'queues.state_wont',
    changed: 'queues.state_changed',
    failed: 'queues.state_failed',
    undone: 'queues.state_undone',
    kept: 'queues.state_kept',
  },
}
const closing: Words = {
  title: 'queues.title_closing',
  wish: 'queues.step_closing',
  preview: 'queues.closing_preview_what',
  running: 'queues.closing_running',
  done: 'queues.closing_done',
  undone: 'queues.closing_undone',
  undo: 'queues.closing_undo',
  states: {
    will: 'queues.closing_will',
    wont: 'queues.closing_wont',
    changed: 'queues.closing_changed',
    failed: 'queues.closing_failed',
    undone: 'queues.closing_undone_state',
    kept: 'queues.closing_kept',
  },
}

/** How a batch of givings speaks, and how one of closings does. */
export const wordsOf = ({ wish }: Pick<GivingBatch, 'wish'>): Words =>
  isClosingWish(wish) ? closing : giving
