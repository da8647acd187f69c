import { z } from 'zod'
import { idSchema } from '../calls/resource.ts'
import { filledForm } from '../online-forms/filled-form.ts'
import { rejectReasonNames, submissionActNames, submissionStatuses } from './submission-status.ts'
import { submitter } from './submitter.ts'

const nameId = z.object({ id: z.number(), name: z.string() })
export const submissionStatusSchema = z.enum(submissionStatuses)

const listed = {
  id: z.number(),
  /** '' = it has none yet. */
  number: z.string(),
  doc_type: nameId,
  subject: z.string(),
  name: z.string(),
  status: submissionStatusSchema,
  /** When its person confirmed it; ISO instant. It counts as the moment of arrival, whatever the number's day. */
  confirmed_at: z.string(),
  group: nameId.nullable(),
  files: z.number(),
  /** It was sent back, and the person let the time pass. */
  late: z.boolean(),
  /** The person has completed it. */
  completed: z.boolean(),
}
export const submissionListRow = z.object(listed)
export type SubmissionListRow = z.output<typeof submissionListRow>

const submissionFile = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  at: z.string(),
})

const asking = z.object({
  message: z.string(),
  at: z.string(),
  by: z.string(),
  until_on: z.string(),
  answered_at: z.string().nullable(),
  answer: z.string(),
})

export const submissionRow = z.object({
  ...listed,
  email: z.string(),
  who: submitter,
  /** It gets its number by itself, as its type says. */
  online: z.boolean(),
  /** Why it has no number yet, though it gets one by itself; '' = it waits for the institution to open, or has one. */
  fault: z.string(),
  /** The document; null = none yet, or not visible to the caller. */
  document: z.object({ id: z.number(), number: z.string(), register: z.string() }).nullable(),
  /** What is proposed for its registration; null = the type names none that is open. */
  register: nameId.nullable(),
  asked: z.array(asking),
  ended_at: z.string().nullable(),
  ended_by: z.string(),
  /** When it was emptied of everything about its person; null = it is still kept. */
  erased_at: z.string().nullable(),
  reason: z.enum(rejectReasonNames).nullable(),
  comment: z.string(),
  sent: z.array(submissionFile),
  /** What was filled in, section by section; empty = its type had no form. */
  form: filledForm,
  version: z.number(),
  can: z.record(z.enum(submissionActNames), z.boolean()),
  /** Why not, where a person might expect it. */
  cannot: z.partialRecord(z.enum(submissionActNames), z.string()),
})
export type Submission = z.output<typeof submissionRow>

export const statusCounts = z.record(submissionStatusSchema, z.number())
export const withVersion = z.strictObject({ id: idSchema, version: z.number().int().optional() })
