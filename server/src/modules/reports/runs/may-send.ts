import type { CodedFailure } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { Report } from '../catalogue/report.ts'
import { mayHave } from '../catalogue/reports.ts'
import type { RunRow, SentPaper } from './queries/runs.ts'
import { dayOf, lastDayOf } from './span-of.ts'

/** `paper`: the document that the run became, where the person sees it. */
type Sent = Pick<RunRow, 'state' | 'sent_document_id' | 'parameters' | 'asked_at'> & {
  paper: SentPaper | undefined
}

/** Why what is sent stays as it is; the number of the document is told to those who see it. */
export const sentAlready = (paper: SentPaper | undefined): CodedFailure =>
  paper ? { code: 'REPORT_SENT', values: { number: paper.number } } : { code: 'REPORT_SENT_UNSEEN' }

/** Whether a run tells of its whole period and still stands to be sent: what is sent is final. */
function isSendable(run: Sent, { legal, asks }: Pick<Report, 'legal' | 'asks'>, today: IsoDate): Decision {
  const last = lastDayOf(asks, run.parameters)
  if (run.sent_document_id !== null) return { ok: false, ...sentAlready(run.paper) }
  if (!legal || last === undefined || run.state !== 'done') return { ok: false, code: 'REPORT_NOT_READY' }
  const values = { date: formatDate(last) }
  if (today <= last) return { ok: false, code: 'REPORT_PERIOD_OPEN', values }
  return dayOf(run) <= last ? { ok: false, code: 'REPORT_MADE_EARLY', values } : allowed
}

/** The same with the rights: of the report, of registering, and of asking for approvals. */
export function maySend(actor: Actor, run: Sent, report: Report, today: IsoDate): Decision {
  const has = mayHave(actor, report)
  if (!has.ok) return has
  for (const missing of ['document.register', 'approval.request'] as const)
    if (!can(actor, missing)) return { ok: false, missing }
  return isSendable(run, report, today)
}
