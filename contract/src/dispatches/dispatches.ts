import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { day } from '../calls/fields.ts'
import { idParams, listAnswer, saveAnswer } from '../calls/resource.ts'
import { caseRow } from '../cases/case-rows.ts'
import { languageSchema } from '../texts/language-schema.ts'
import {
  closingWithDispatch,
  dispatchChange,
  dispatchCorrection,
  dispatchMark,
  dispatchRepeat,
  dispatchWithdrawal,
  newDispatch,
} from './dispatch-inputs.ts'
import { dispatchColumns, dispatchForm, dispatchRow } from './dispatch-rows.ts'
import { methodSchema } from './dispatch-values.ts'

const base = '/api/dispatch'
const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write' } as const

export const dispatchCalls = {
  list: endpoint({
    ...reading,
    id: 'dispatch.list',
    permission: 'shipping.create',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: dispatchColumns, small: false },
    summary: 'What leaves the institution and what left it, of the documents that the caller sees',
    answer: listAnswer(dispatchRow),
  }),
  ofCase: endpoint({
    ...reading,
    id: 'dispatch.of_case',
    path: `${base}/of_case/:id`,
    params: idParams,
    summary: 'Dispatches of a case, newest first',
    answer: z.array(dispatchRow),
  }),
  form: endpoint({
    ...reading,
    id: 'dispatch.form',
    path: `${base}/form/:id`,
    params: idParams,
    summary: 'What the form of a dispatch of a case begins with',
    answer: dispatchForm,
  }),
  closeCase: endpoint({
    ...acting,
    id: 'dispatch.close_case',
    path: `${base}/close_case`,
    idempotent: true,
    summary: 'Numbers the answer of a case, closes the case and sends the answer, all together or nothing',
    body: closingWithDispatch,
    answer: saveAnswer(caseRow).extend({ dispatch: dispatchRow }),
  }),
  add: endpoint({
    ...acting,
    id: 'dispatch.add',
    path: `${base}/add`,
    idempotent: true,
    summary: 'Sends a numbered document of a case, which stays as it is',
    body: newDispatch,
    answer: saveAnswer(dispatchRow),
  }),
  update: endpoint({
    ...acting,
    id: 'dispatch.update',
    path: `${base}/update`,
    summary: 'Mends a dispatch that has not left yet',
    body: dispatchChange,
    answer: saveAnswer(dispatchRow),
  }),
  repeat: endpoint({
    ...acting,
    id: 'dispatch.repeat',
    path: `${base}/repeat`,
    idempotent: true,
    summary: 'Sends again what came back, or what an e-mail could not take',
    body: dispatchRepeat,
    answer: saveAnswer(dispatchRow),
  }),
  mark: endpoint({
    ...acting,
    id: 'dispatch.mark',
    path: `${base}/mark`,
    summary: 'Marks dispatches as sent, confirmed or returned, all of them or none',
    body: dispatchMark,
    answer: doneAnswer.extend({ data: z.array(dispatchRow) }),
  }),
  correct: endpoint({
    ...acting,
    id: 'dispatch.correct',
    path: `${base}/correct`,
    summary: 'Corrects the tracking number of a dispatch that has left by post or courier',
    body: dispatchCorrection,
    answer: saveAnswer(dispatchRow),
  }),
  withdraw: endpoint({
    ...acting,
    id: 'dispatch.withdraw',
    path: `${base}/withdraw`,
    summary: 'Withdraws dispatches that have not left, with a reason, all of them or none',
    body: dispatchWithdrawal,
    answer: doneAnswer.extend({ data: z.array(dispatchRow) }),
  }),
  print: endpoint({
    ...client,
    id: 'dispatch.print',
    permission: 'shipping.create',
    method: 'GET',
    path: `${base}/print`,
    tx: 'none',
    raw: 'out',
    query: z.strictObject({
      on: day,
      method: methodSchema.default('post'),
      language: languageSchema.default('ro'),
    }),
    summary: 'The list of what leaves on a day by one method, as the post office takes it, as PDF',
    answer: z.unknown(),
  }),
}
