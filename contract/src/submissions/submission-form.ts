import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { filledParts } from '../online-forms/filled-form.ts'
import { publicFormBody } from '../public-forms/public-form-body.ts'
import { sentAnswer } from '../public-forms/sent-form.ts'
import { dayTypeSchema, signatureTypeSchema } from '../texts/choice-schemas.ts'
import { submitter } from './submitter.ts'

const base = '/api/portal_submission'
const open = { audience: 'public', permission: 'public', rate: 'public', tx: 'none' } as const

/** What the form says beside its address of e-mail. */
const submissionShape = {
  doc_type_id: idSchema,
  /** Goes into the registry as the short description; '' = the name of the type. */
  subject: optionalText(300),
  who: submitter,
  ...filledParts,
}
export type SubmissionFiling = z.output<z.ZodObject<typeof submissionShape>>

/** A type of document that can be handed in here. */
const offeredType = z.object({
  id: z.number(),
  name: z.string(),
  /** 0 = the type has no deadline. */
  deadline_days: z.number(),
  day_type: dayTypeSchema,
  signature_type: signatureTypeSchema,
  /** It gets its number as soon as it is confirmed. */
  numbered: z.boolean(),
  /** It is filled in here (`online_form.offered`). */
  fills: z.boolean(),
})
export type OfferedDocType = z.output<typeof offeredType>

/** What a person completes by a mailed link. */
const askedOf = z.object({
  doc_type: z.string(),
  subject: z.string(),
  message: z.string(),
  until_on: z.string(),
  institution: z.string(),
})
export type AskedOfPerson = z.output<typeof askedOf>
const secret = z.string().min(1).max(200)

/** The forms with which a document is handed in, and completed later. */
export const submissionFormCalls = {
  types: endpoint({
    ...open,
    id: 'portal_submission.types',
    method: 'GET',
    path: `${base}/types`,
    rate: 'page',
    summary: 'Types of documents that can be handed in online',
    answer: z.array(offeredType),
  }),
  send: endpoint({
    ...open,
    id: 'portal_submission.send',
    method: 'POST',
    path: `${base}/send`,
    body: publicFormBody(submissionShape),
    summary: 'Hands a document in; nobody sees it and it takes no number before it is confirmed by e-mail',
    answer: sentAnswer,
  }),
  asked: endpoint({
    ...open,
    id: 'portal_submission.asked',
    method: 'GET',
    path: `${base}/asked`,
    rate: 'secret',
    query: z.strictObject({ c: secret }),
    summary: 'What the institution asks to be completed, by the mailed secret; changes nothing',
    answer: askedOf,
  }),
  complete: endpoint({
    ...open,
    id: 'portal_submission.complete',
    method: 'POST',
    path: `${base}/complete`,
    body: publicFormBody({ secret, answer: requiredText(4000) }),
    summary: 'Completes what was handed in; confirmed by e-mail like every form',
    answer: sentAnswer,
  }),
}
