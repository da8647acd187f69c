import type { DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import type { CaseFile } from '../record/load-case.ts'
import { stateOf } from '../record/load-case.ts'
import { canChangeRequest } from '../rules/case-policy.ts'
import type { Worker } from '../rules/worker.ts'
import { mailReasonText } from './mail/mail-reason.ts'
import type { RequestRow } from './queries/requests.ts'

/** A request as those who see its case are shown it; never its link. */
export function presentRequest(
  { language }: Pick<StaffCtx, 'language'>,
  row: RequestRow,
  { file, worker }: { file: CaseFile; worker: Worker },
): DataRequest {
  const mayChange = row.state === 'open' && canChangeRequest(worker, stateOf(file)).ok
  return {
    id: row.id,
    state: row.state,
    asked_at: row.asked_at,
    asked_by: row.asked_by_name,
    group: row.group_name,
    message: row.message,
    until_on: row.until_on,
    way: row.way,
    email: row.email,
    mail_state: row.mail_state,
    mail_reason: mailReasonText(row.mail_reason, row.mail_detail, language),
    mailed_at: row.mailed_at,
    items: row.items.map(({ n, what, answer, answered_at, files }) => ({
      n,
      what,
      answer,
      answered_at,
      files: files.map(({ id, name, size }) => ({ id, name, size })),
    })),
    replies: row.replies.map(({ at, text }) => ({ at, text })),
    stops_clock: row.stops_clock,
    added_days: row.added_days,
    reminded_at: row.reminded_at,
    ended_at: row.ended_at,
    ended_by: row.ended_by_name,
    end_reason: row.end_reason,
    can: { remind: mayChange && row.way === 'email', cancel: mayChange, print: mayChange },
  }
}
