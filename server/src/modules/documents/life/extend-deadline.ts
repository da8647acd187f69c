import type {
  DeadlineWish,
  documentStatusCalls,
} from '@hdoc/contract/documents/life/document-status-change.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import {
  type ComputedReason,
  computeDeadline,
  type DayType,
  type DeadlineReason,
  extendedReason,
  type FreeDay,
} from '@hdoc/contract/ro/deadline.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Granted, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findDocType } from '../../doc-types/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { deadlineExtended } from '../events/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { batchOf, traceOf, type Work, workOf } from '../record/in-whose-name.ts'
import { canExtendDeadline } from '../record/policy.ts'
import { type DocumentRow, lockDocument } from '../record/queries/documents.ts'
import { storeExtension } from '../record/queries/life.ts'

/** How the days of a document's type are counted. */
export type Counting = { dayType: DayType; freeDays: readonly FreeDay[] }
type Extended = { date: string; step: ComputedReason | null }
type Extension = {
  document: Granted<'document.extend', DocumentRow>
  date: string
  reason: DeadlineReason
}

/**
 * The wished deadline. Days are added to the present deadline (today without one), counted as the type counts
 * them; a chosen day is taken as it is.
 */
function extended(row: DocumentRow, wish: DeadlineWish, today: string, counting: Counting): Extended {
  if (wish.type === 'date') return { date: wish.deadline_on ?? '', step: null }
  const from = row.deadline_on ?? today
  const { date, reason } = computeDeadline({ registeredOn: from, days: wish.days ?? 0, ...counting })
  return { date: date ?? from, step: reason }
}

/** The later deadline that is wished for a document, whoever wishes it. Throws why it cannot be. */
export function laterDeadline(
  { now }: Pick<Work, 'now'>,
  row: DocumentRow,
  wish: DeadlineWish,
  counting: Counting,
): Omit<Extension, 'document'> {
  const today = localDate(now)
  const after = extended(row, wish, today, counting)
  const { date } = after
  const field = wish.type === 'date' ? 'deadline_on' : 'days'
  if (row.deadline_on !== null && date <= row.deadline_on) {
    const values = { date: formatDate(row.deadline_on) }
    throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'deadline_later', values }] } })
  }
  if (date < today) throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'date_passed' }] } })
  return { date, reason: extendedReason({ on: row.deadline_on, reason: row.deadline_reason }, after) }
}

/**
 * Checks whether the person may give this document a later deadline, and gives what to store. Throws why not.
 */
export function checkExtension(
  work: Pick<Work, 'actor' | 'now'>,
  row: DocumentRow,
  wish: DeadlineWish,
  counting: Counting,
): Extension {
  const document = grant('document.extend', row, canExtendDeadline(work.actor, row, localDate(work.now)))
  return { document, ...laterDeadline(work, row, wish, counting) }
}

export async function storeLaterDeadline(
  work: Work,
  { document, date, reason: dateReason }: Extension,
  reason: string,
): Promise<void> {
  const { db, actor, now } = work
  await storeExtension(db, document, { at: now, by: actor.name, date, dateReason, reason })
  await writeAudit(db, {
    ...traceOf(work, document.id),
    action: 'document.deadline_extended',
    before: { deadline_on: document.deadline_on },
    after: { deadline_on: date, ...batchOf(work) },
    reason,
  })
  if (work.batch !== undefined) return
  const by = { institution_id: actor.institutionId, id: actor.id, name: actor.name }
  await emit(db, deadlineExtended, { document_id: document.id, deadline_on: date, by }, now)
}

/** How the days of a document type are counted, with the institution's free days. */
export async function countingOf({ db }: Pick<Work, 'db'>, docTypeId: number): Promise<Counting> {
  const [type, institution] = await Promise.all([findDocType(db, docTypeId), getInstitution(db)])
  return { dayType: type?.day_type ?? 'calendar', freeDays: institution.free_days }
}

/** Extends a deadline, with a reason; the earlier deadlines stay in the history. */
export async function extendDeadline(ctx: StaffCtx, { body }: InputOf<typeof documentStatusCalls.extend>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const work = workOf(ctx)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const counting = await countingOf(work, row.doc_type_id)
  await storeLaterDeadline(work, checkExtension(work, row, body, counting), body.reason)
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, row.id)))
}
