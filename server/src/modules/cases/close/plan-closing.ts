import type { ClosingWish } from '@hdoc/contract/cases/case-inputs.ts'
import { type DocumentStatusId, isDocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { type CaseFile, stateOf } from '../record/load-case.ts'
import type { ChangingCase } from '../record/queries/cases.ts'
import type { CaseWork } from '../record/trace-case.ts'
import { endRequestWithCase } from '../requests/end-with-case.ts'
import { canClose } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { inPlaceOf, type Worker } from '../rules/worker.ts'
import { type Closer, type ClosingVeto, checkVetoes } from './closing-vetoes.ts'

/** A closing against which nothing stands: what is to be written, and of which case. */
export type PlannedClosing = {
  work: CaseWork
  file: CaseFile
  row: ChangingCase
  wish: ClosingWish
  status: DocumentStatusId
}

/** The closing status, which the schema has checked. */
function statusOf({ status }: ClosingWish): DocumentStatusId {
  if (status !== null && isDocumentStatusId(status)) return status
  throw new AppError('VALIDATION', {}, { fields: { status: [{ key: 'close_status' }] } })
}

/** Whether a person may close a case with these values; throws why not. `byRight`: it is in somebody else's charge. */
export function grantClosing(
  worker: Worker,
  file: CaseFile,
  { reason }: Pick<ClosingWish, 'reason'>,
): { row: ChangingCase; byRight: boolean } {
  const decision = canClose(worker, stateOf(file))
  const row = grant('workcase.change', file.row, decision)
  const byRight = 'byRight' in decision
  if (byRight && reason === '')
    throw new AppError('VALIDATION', {}, { fields: { reason: [{ key: 'reason' }] } })
  return { row, byRight }
}

/**
 * Everything that a closing looks at, before anything of it is written. The case and its documents are locked, so that
 * nothing comes between look and closing.
 */
export async function planClosing(
  closer: Closer,
  file: CaseFile,
  wish: ClosingWish,
  { worker, vetoes, batch }: { worker: Worker; vetoes: readonly ClosingVeto[]; batch?: number },
): Promise<PlannedClosing> {
  const { db, actor, language, clock } = closer
  const { row, byRight } = grantClosing(worker, file, wish)
  const work: CaseWork = {
    db,
    actor,
    language,
    now: clock.now(),
    inPlaceOf: inPlaceOf(worker, leadOf(file.shares)),
    ...(batch !== undefined && { batch }),
  }
  await checkVetoes(closer, file, { vetoes, byRight })
  const status = statusOf(wish)
  if (row.awaits_data) await endRequestWithCase(work, row, 'case_closed')
  return { work, file, row, wish, status }
}
