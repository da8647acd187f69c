import { computeDeadline, extendedReason, nominalEnd } from '@hdoc/contract/ro/deadline.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { batchOf, traceOf, type Work } from '../record/in-whose-name.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import { storeExtension } from '../record/queries/life.ts'
import type { Counting } from './extend-deadline.ts'

type Stop = { days: number; stoodDays: number; reason: string; counting: Counting }

/**
 * Moves the deadline of a document by the days for which it stood, counted as its type counts them from the day on which
 * the term ends before it is moved off a day off, with the reason in its history. Nobody is asked: the type says that it stands. The document has to be locked.
 * Says whether the days were added. `stoodDays`: the same in days of the calendar.
 */
export async function addStoppedDays(
  work: Work,
  row: DocumentRow,
  { days, stoodDays, reason, counting }: Stop,
): Promise<boolean> {
  const { deadline_on: before } = row
  if (before === null || days === 0) return false
  const nominal = counting.dayType === 'calendar' ? nominalEnd(before, row.deadline_reason) : before
  const { date, reason: step } = computeDeadline({ registeredOn: nominal, days, ...counting })
  // Days that fall on those over which the term was moved leave it where it is; a free day taken back since then does
  // not draw it nearer.
  if (date === null || date < before) return false
  const dateReason = extendedReason({ on: nominal, reason: row.deadline_reason }, { date, step })
  const by = work.actor.name
  await storeExtension(work.db, grant('document.extend', row, allowed), {
    at: work.now,
    by,
    date,
    dateReason,
    reason,
    stoodDays,
  })
  await writeAudit(work.db, {
    ...traceOf(work, row.id),
    action: 'document.deadline_extended',
    before: { deadline_on: before },
    after: { deadline_on: date, ...batchOf(work) },
    reason,
  })
  return true
}
