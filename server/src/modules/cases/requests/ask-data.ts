import { type dataRequestCalls, mostRequestDays } from '@hdoc/contract/cases/data-requests.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { dataMailWanted } from '../events/index.ts'
import { stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { type ShareRow, storeStep } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { askingShare } from '../rules/asking-share.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { inPlaceOf } from '../rules/worker.ts'
import { firstToken, newNonce, tokenHash } from './link/token.ts'
import { presentRequest } from './present-request.ts'
import { addRequest, findAsked, findRequest } from './queries/requests.ts'
import { dayAfter } from './rules.ts'

type Call = typeof dataRequestCalls.add
type Body = InputOf<Call>['body']

/** How the share waits: until the day after the last one; one that waits longer for something else goes on so. */
function waiting({ status, wait_until, reason }: ShareRow, { until_on, items }: Body) {
  const asked = { wait_until: dayAfter(until_on), reason: items.join('; ').slice(0, 1000) }
  return status === 'waiting' && wait_until !== null && wait_until > asked.wait_until
    ? { wait_until, reason }
    : asked
}

/** What keeps a request from being made so. */
function askProblem({ until_on, way }: Body, today: string, mails: boolean): Record<string, FieldProblem[]> {
  const last = addDays(today, mostRequestDays)
  if (until_on <= today) return { until_on: [{ key: 'date_passed' }] }
  if (until_on > last) return { until_on: [{ key: 'date_far', values: { date: formatDate(last) } }] }
  return way === 'email' && !mails ? { way: [{ key: 'no_mail_server' }] } : {}
}

/** Asks the citizen for data: the share waits, and so does the deadline where the type says so. */
export async function askData(ctx: StaffCtx, { body }: InputOf<Call>) {
  const file = await takeCase(ctx, body.case_id, body.version)
  const worker = await workerOf(ctx)
  const row = grant('workcase.change', file.row, mayChangeCase(worker, stateOf(file), 'request_data'))
  const found = askingShare(worker, file.shares)
  if (!found) throw new AppError('CASE_CLOSED')
  const { db, actor } = ctx
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, found) }
  const fields = askProblem(body, localDate(work.now), ctx.settings.smtpUrl !== undefined)
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  const nonce = newNonce()
  const asked = await findAsked(db, row.origin_id)
  const id = await addRequest(db, {
    case_id: row.id,
    share_id: found.id,
    document_id: row.origin_id,
    at: work.now,
    asked_by_institution_id: actor.institutionId,
    asked_by_id: actor.id,
    asked_by_name: actor.name,
    group_name: found.group_name ?? '',
    message: body.message,
    until_on: body.until_on,
    way: body.way,
    email: body.email,
    nonce,
    token_hash: tokenHash(firstToken(ctx.settings, { institutionId: db.institutionId, nonce })),
    stops_clock: asked.stops_clock && row.deadline_on !== null,
    items: body.items,
  })
  await storeStep(db, grant('share.change', found, { ok: true }), {
    status: 'waiting',
    user_id: found.user_id,
    ...waiting(found, body),
  })
  await traceCase(work, row.id, {
    action: 'workcase.data_asked',
    before: { asked: '' },
    after: { asked: body.items.join('; '), pending_until: body.until_on, share: found.id },
  })
  if (body.way === 'email') await emit(db, dataMailWanted, { request_id: id, mail: 'asked' }, work.now)
  await settleCase(work, row)
  const made = await findRequest(db, id)
  if (!made) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentRequest(ctx, made, { file, worker }))
}
