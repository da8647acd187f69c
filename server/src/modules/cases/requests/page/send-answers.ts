import type { dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { mostSends } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../../platform/clock.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { emit } from '../../../../platform/events/emit.ts'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../../platform/http/context.ts'
import { attachCitizenFiles, lockDocument, type Work } from '../../../documents/index.ts'
import { dataArrived, dataEnded } from '../../events/index.ts'
import { readCase } from '../../record/load-case.ts'
import { lockHeld } from '../../record/queries/case-documents.ts'
import { lockCases } from '../../record/queries/cases.ts'
import { traceCase } from '../../record/trace-case.ts'
import { endRequest } from '../end-request.ts'
import { addReply, countSend, sendAnswerFiles, storeAnswer } from '../queries/answers.ts'
import { findRequest, type RequestRow } from '../queries/requests.ts'
import { answered } from '../rules.ts'
import { citizen } from './citizen.ts'
import { expectOpen, findByLink, inPlace } from './open-request.ts'
import { readPage } from './show-page.ts'

type Call = typeof dataRequestPageCalls.send
type Body = InputOf<Call>['body']

/** Stores what came for each item; gives the numbers of the items that got something. */
async function takeAnswers(work: Work, request: RequestRow, body: Body): Promise<Set<number>> {
  const { db, now: at } = work
  const sent = await sendAnswerFiles(db, request.id, at)
  await lockDocument(db, request.document_id)
  await attachCitizenFiles(work, request.document_id, {
    requestId: request.id,
    ids: sent.map(({ file_id }) => file_id),
  })
  const texts = body.answers.filter(
    ({ n, text }) => text !== '' && request.items.some((item) => item.n === n && item.answer !== text),
  )
  const got = new Set([...sent.map(({ item }) => item), ...texts.map(({ n }) => n)])
  for (const n of got) {
    const text = texts.find((one) => one.n === n)?.text ?? ''
    await storeAnswer(db, { requestId: request.id, n, text, at })
  }
  return got
}

/** Whether the same was sent before: a second tap, or an answer lost on its way. */
const isRepeated = (request: RequestRow, { answers, message }: Body): boolean =>
  answers.some(({ text }) => text !== '') || (message !== '' && request.replies.at(-1)?.text === message)

async function takeIn(
  db: TenantDb,
  link: { id: number; caseId: number; now: Date },
  body: Body,
): Promise<void> {
  const { id, caseId, now } = link
  await lockCases(db, [caseId])
  await lockHeld(db, [caseId])
  const file = await readCase(db, caseId, localDate(now))
  // Read again under the lock: it may have been taken back, or sent by a second tap, meanwhile.
  const found = await findRequest(db, id)
  if (!file || !found) throw new AppError('DATA_REQUEST_UNKNOWN')
  const request = expectOpen(found, localDate(now))
  const work: Work = { db, actor: citizen, language: 'ro', now }
  const got = await takeAnswers(work, request, body)
  if (got.size === 0) {
    if (isRepeated(request, body)) return
    throw new AppError('DATA_REQUEST_EMPTY')
  }
  if ((await countSend(db, id)) > mostSends) throw new AppError('DATA_REQUEST_SENDS', { most: mostSends })
  if (body.message !== '') await addReply(db, id, { at: now.toISOString(), text: body.message })
  const after = (await findRequest(db, id)) ?? request
  const { done: arrived, all } = answered(after.items)
  await traceCase(work, caseId, {
    action: 'workcase.data_arrived',
    before: { received: '' },
    after: {
      received: `${arrived}/${all}`,
      items: after.items.flatMap(({ n, what }) => (got.has(n) ? [what] : [])).join('; '),
      ...(body.message !== '' && { note: body.message }),
    },
  })
  if (arrived < all) return emit(db, dataArrived, { case_id: caseId, request_id: id }, now)
  await endRequest(work, file, after, { state: 'answered' })
  await emit(db, dataEnded, { case_id: caseId, request_id: id }, now)
}

/** Sends what has been gathered; with the last item the share is in work again, and the link is over. */
export async function sendAnswers(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const now = ctx.clock.now()
  const row = expectOpen(await findByLink(ctx, body), localDate(now))
  await inPlace(ctx, (db) => takeIn(db, { id: row.id, caseId: row.case_id, now }, body))
  ctx.database.wake()
  const data = await readPage(ctx, row.id)
  if (!data) throw new AppError('DATA_REQUEST_UNKNOWN')
  return { ...done(ctx.language), data }
}
