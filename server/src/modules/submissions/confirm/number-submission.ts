import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Services } from '../../../platform/http/context.ts'
import { isOpenAt, tryNumber } from '../../public-forms/index.ts'
import { submissionFaulty } from '../events/index.ts'
import { findSubmission, type SubmissionRow, storeFault } from '../record/queries/submissions.ts'
import { depositor, traceSubmission } from '../record/trace.ts'
import { findType, type OfferedTypeRow } from './queries.ts'
import { registerSubmission } from './register-submission.ts'

/** Whether what is handed in of a type gets its number now, or when the institution opens. */
export const isNumberedNow = (type: OfferedTypeRow, now: Date): boolean =>
  !type.after_hours || isOpenAt(now, type.opening_hours, type.free_days)

export async function getSubmission(db: TenantDb, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Gives a submission that gets its number by itself its document, in the caller's transaction, which holds it locked. A
 * fault of how the institution is set up fails nothing: it waits, with the reason, and staff are told once.
 */
export async function numberSubmission(
  db: TenantDb,
  services: Services,
  { id, registryMails }: { id: number; registryMails: boolean },
): Promise<SubmissionRow> {
  const row = await getSubmission(db, id)
  if (row.status !== 'waiting') return row
  const now = services.clock.now()
  const type = await findType(db, row.doc_type_id)
  const registerId = type?.register_online ? type.register_id : null
  const register = async () => {
    const wish = { actor: depositor, issuerId: null, registryMails, groupId: type?.group_id ?? null }
    const { number, deadlineOn } = await registerSubmission(db, services, row, {
      ...wish,
      registerId: registerId ?? 0,
    })
    await traceSubmission({ db, actor: depositor, now }, id, {
      action: 'submission.numbered',
      after: { number, deadline_on: deadlineOn },
    })
  }
  const fault =
    registerId === null ? 'Registrul tipului nu permite alocarea online.' : await tryNumber(db, register)
  if (fault !== undefined && (await storeFault(db, id, fault)))
    await emit(db, submissionFaulty, { submission_id: id }, now)
  return getSubmission(db, id)
}
