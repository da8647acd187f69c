import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'

/** Most letters of an answer that is written in the page. */
export const MOST_ANSWER_LETTERS = 20_000

/** The answer of a case: as it is written, and with its number. */
export const answerDraft = z.object({
  /** The case. */
  id: z.number(),
  /** '' = nobody has written anything yet. */
  text: z.string(),
  /** The file of the case's first document that was made of it. */
  file: z.object({ id: z.number(), name: z.string(), version: z.number() }).nullable(),
  written_by: z.string(),
  written_at: z.string().nullable(),
  /** The outgoing document, once it has its number. */
  document: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** 0 = not written yet. */
  version: z.number(),
  can: z.object({ write: z.boolean(), number: z.boolean() }),
  cannot: z.object({ write: z.string().optional(), number: z.string().optional() }),
})
export type AnswerDraft = z.output<typeof answerDraft>

export const answerWriting = z.strictObject({
  case_id: idSchema,
  text: requiredText(MOST_ANSWER_LETTERS),
  version: z.number().int().optional(),
})

export const answerNumbering = z.strictObject({
  case_id: idSchema,
  answer: z
    .strictObject({
      register_id: idSchema.nullable().default(null),
      doc_type_id: idSchema.nullable().default(null),
      short_description: optionalText(2000),
    })
    .default({ register_id: null, doc_type_id: null, short_description: '' }),
})

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const base = '/api/answer'

export const answerCalls = {
  get: endpoint({
    ...client,
    id: 'answer.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'The answer of a case as it is written, and its number',
    answer: answerDraft,
  }),
  write: endpoint({
    ...client,
    id: 'answer.write',
    method: 'POST',
    path: `${base}/write`,
    tx: 'none',
    summary: 'Writes the answer of a case; it becomes a file of the first document, a version each time',
    body: answerWriting,
    answer: saveAnswer(answerDraft),
  }),
  number: endpoint({
    ...client,
    id: 'answer.number',
    method: 'POST',
    path: `${base}/number`,
    tx: 'write',
    idempotent: true,
    summary: 'Gives the written answer its number: an outgoing document with the same bytes joins the case',
    body: answerNumbering,
    answer: saveAnswer(answerDraft),
  }),
}
