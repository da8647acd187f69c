import { type dataRequestCalls, dataRequestStates } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { dataMailWanted } from '../events/index.ts'
import { type CaseFile, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { lockHeld } from '../record/queries/case-documents.ts'
import { traceCase } from '../record/trace-case.ts'
import { canChangeRequest } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { inPlaceOf, type Worker } from '../rules/worker.ts'
import { endRequest } from './end-request.ts'
import { presentRequest } from './present-request.ts'
import { countMail, storeMailWanted } from './queries/mails.ts'
import { findRequest, type RequestRow } from './queries/requests.ts'

type Taken = { file: CaseFile; request: RequestRow; worker: Worker }

/** An open request of a case that the caller sees and may change, with the case and its documents locked. */
async function takeRequest(ctx: StaffCtx, id: number): Promise<Taken> {
  const found = await findRequest(ctx.db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const file = await takeCase(ctx, found.case_id, undefined)
  await lockHeld(ctx.db, [file.row.id])
  // Read again under the lock: the last answer may have come meanwhile.
  const request = await findRequest(ctx.db, id)
  if (!request) throw new AppError('NOT_FOUND')
  if (request.state !== 'open')
    throw new AppError('DATA_REQUEST_OVER', { state: dataRequestStates[request.state] })
  const worker = await workerOf(ctx)
  grant('data_request.change', request, canChangeRequest(worker, stateOf(file)))
  return { file, request, worker }
}

async function answerOf(ctx: StaffCtx, { file, worker, request: { id } }: Taken) {
  const row = await findRequest(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentRequest(ctx, row, { file, worker }))
}

/** Mails an open request again, with the same link; an address that was wrong is mended by it. */
export async function remindOfRequest(ctx: StaffCtx, { body }: InputOf<typeof dataRequestCalls.remind>) {
  const taken = await takeRequest(ctx, body.id)
  const { request, file, worker } = taken
  if (request.way !== 'email') throw new AppError('DATA_REQUEST_ON_PAPER')
  if (ctx.settings.smtpUrl === undefined) throw new AppError('DATA_REQUEST_NO_MAIL')
  const email = body.email || request.email
  const mail = `again-${await countMail(ctx.db, request.id)}`
  await storeMailWanted(ctx.db, request.id, { mail, email })
  await emit(ctx.db, dataMailWanted, { request_id: request.id, mail }, ctx.clock.now())
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, leadOf(file.shares)) }
  await traceCase(work, file.row.id, {
    action: 'workcase.data_reminded',
    before: { mailed_to: '' },
    after: { mailed_to: email },
  })
  return answerOf(ctx, taken)
}

/** Takes an open request back: nothing more is awaited. */
export async function cancelRequest(ctx: StaffCtx, { body }: InputOf<typeof dataRequestCalls.cancel>) {
  const taken = await takeRequest(ctx, body.id)
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(taken.worker, leadOf(taken.file.shares)) }
  await endRequest(work, taken.file, taken.request, { state: 'cancelled', reason: body.reason })
  return answerOf(ctx, taken)
}
