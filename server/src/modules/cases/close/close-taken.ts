import type { ClosingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { type CaseFile, workerOf } from '../record/load-case.ts'
import type { Closer, ClosingVeto } from './closing-vetoes.ts'
import { planClosing } from './plan-closing.ts'
import { storeClosingOf } from './store-closing.ts'

type How = { vetoes: readonly ClosingVeto[]; batch?: number }

/**
 * Closes a case that is locked with its documents: its shares end, its documents are closed with it, and everything of it
 * stands in one transaction. Whoever closes what others are in charge of says why.
 */
export async function closeTaken(closer: Closer, file: CaseFile, wish: ClosingWish, how: How): Promise<void> {
  const worker = await workerOf(closer)
  await storeClosingOf(await planClosing(closer, file, wish, { worker, ...how }))
}
