import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { daysBetween } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import { addStoppedDays, countingOf, findDocument, lockDocument } from '../../documents/index.ts'
import type { CaseWork } from '../record/trace-case.ts'
import { isFollowing } from '../rules/derive-case.ts'
import { type RequestRow, storeAddedDays } from './queries/requests.ts'
import { runsAgainOn, stoppedDays } from './rules.ts'

/** Moves the deadline of the document of a request that ends by the days for which it stood. */
export async function moveDeadline(work: CaseWork, request: RequestRow, caseNumber: string): Promise<void> {
  const { db } = work
  if (!request.stops_clock) return
  await lockDocument(db, request.document_id)
  const document = await findDocument(db, { all: true }, work.actor, request.document_id)
  if (!document || document.deadline_on === null || !isFollowing(document.status)) return
  const counting = await countingOf(work, document.doc_type_id)
  const from = localDate(new Date(request.asked_at))
  const to = runsAgainOn(localDate(work.now), request)
  const days = stoppedDays(from, to, counting)
  if (days === 0) return
  const reason = `Termenul a stat cât s-au așteptat completări: ${formatDate(from)}–${formatDate(to)}`
  const stop = { days, stoodDays: daysBetween(from, to), reason, counting }
  if (await addStoppedDays({ ...work, caseNumber }, document, stop))
    await storeAddedDays(db, request.id, days)
}
