import { z } from 'zod'
import { approvalStatuses } from '../approvals/approval-status.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../calls/resource.ts'

/** Most letters of an answer that is written in the page. */
export const MOST_ANSWER_LETTERS = 20_000

/** The newest request about the present bytes of a file. */
const agreement = z.object({
  request_id: z.number(),
  status: z.object({ code: z.enum(approvalStatuses), name: z.string(), className: z.string() }),
  is_open: z.boolean(),
  /** It waits for the caller. */
  own: z.boolean(),
})
export type Agreement = z.output<typeof agreement>

/** What may be done with an answer, in the order in which it is made. */
export const answerActions = ['write', 'approve', 'number', 'stamp', 'seal', 'sign'] as const
export type AnswerAction = (typeof answerActions)[number]

const fileNamed = z.object({ id: z.number(), name: z.string(), version: z.number() })
/** The answer of a case: as it is written, and with its number. */
export const answerDraft = z.object({
  /** The case. */
  id: z.number(),
  /** '' = nobody has written anything yet. */
  text: z.string(),
  /** The text of answers on whose Word paper it is drawn; null = the ordinary page. */
  letter_id: z.number().nullable(),
  /** The file of the case's first document that was made of it. */
  file: fileNamed.extend({ document_id: z.number() }).nullable(),
  /** What was asked about the text as it is written now. */
  approval: agreement.nullable(),
  written_by: z.string(),
  written_at: z.string().nullable(),
  /** The outgoing document, once it has its number. */
  document: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** The file of that document that leaves, and whether it bears number and date. */
  paper: fileNamed.nullable(),
  stamped: z.boolean(),
  /** What was asked about that file as it is now. */
  signing: agreement.nullable(),
  /** It bears a signature: of a request, or an electronic one that verifies. */
  signed: z.boolean(),
  /** 0 = not written yet. */
  version: z.number(),
  can: z.object({
    write: z.boolean(),
    approve: z.boolean(),
    number: z.boolean(),
    stamp: z.boolean(),
    seal: z.boolean(),
    sign: z.boolean(),
  }),
  cannot: z.object({
    write: z.string().optional(),
    approve: z.string().optional(),
    number: z.string().optional(),
    stamp: z.string().optional(),
    seal: z.string().optional(),
    sign: z.string().optional(),
  }),
})
export type AnswerDraft = z.output<typeof answerDraft>

export const answerWriting = z.strictObject({
  case_id: idSchema,
  text: requiredText(MOST_ANSWER_LETTERS),
  version: z.number().int().optional(),
  letter_id: idSchema.nullable().default(null),
})

export const answerNumbering = z.strictObject({
  case_id: idSchema,
  /** The text that the person saw; another one is not numbered. */
  version: z.number().int().optional(),
  answer: z
    .strictObject({
      register_id: idSchema.nullable().default(null),
      doc_type_id: idSchema.nullable().default(null),
      short_description: optionalText(2000),
    })
    .default({ register_id: null, doc_type_id: null, short_description: '' }),
})

const answerStamping = z.strictObject({ case_id: idSchema })

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
  texts: endpoint({
    ...client,
    id: 'answer.texts',
    method: 'GET',
    path: `${base}/texts/:id`,
    tx: 'read',
    params: idParams,
    summary: 'Texts of the institution that the answer of a case may begin with, filled in',
    answer: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        text: z.string(),
        /** It has a Word paper; `undrawn`: the installation has no LibreOffice to draw on it. */
        letter: z.enum(['none', 'drawn', 'undrawn']),
      }),
    ),
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
  stamp: endpoint({
    ...client,
    id: 'answer.stamp',
    method: 'POST',
    path: `${base}/stamp`,
    rate: 'upload',
    tx: 'none',
    summary:
      'Puts number and date on a copy of the numbered answer, which is the file that leaves from then on',
    body: answerStamping,
    answer: saveAnswer(answerDraft),
  }),
  seal: endpoint({
    ...client,
    id: 'answer.seal',
    method: 'POST',
    path: `${base}/seal`,
    permission: 'signature.seal',
    tx: 'none',
    notWhileActing: true,
    summary: 'The same, sealed with the certificate of the institution',
    body: answerStamping,
    answer: saveAnswer(answerDraft),
  }),
}
