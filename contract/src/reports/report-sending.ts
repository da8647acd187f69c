import { z } from 'zod'
import { approvalCreation } from '../approvals/approval-inputs.ts'
import { optionalText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { plainInputs } from '../documents/plain/plain-schemas.ts'

const { mode, steps } = approvalCreation.shape

/** A report of the law on its way to approval: the document that it becomes, and who is asked. */
export const reportSending = z.strictObject({
  id: idSchema,
  /** The version that the sender looked at: its remarks stand on the paper. */
  version: z.number().int(),
  register_id: idSchema,
  doc_type_id: idSchema,
  short_description: plainInputs.short_description,
  /** What is said to those who are asked. */
  text: optionalText(1000),
  mode,
  steps,
})
