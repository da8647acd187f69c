import { z } from 'zod'
import { optionalText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { type Refusal, refusals } from './transfer-status.ts'

/** What one person can count through at a desk. */
export const MOST_ROWS = 200

const version = z.number().int().optional()
const documentIds = z.array(idSchema).max(MOST_ROWS)
const sheetStep = z.strictObject({ id: idSchema, version })

const receiver = {
  /** null = not chosen yet. */
  to_group_id: idSchema.nullable().default(null),
  /** null = anybody of the department. */
  to_user_id: idSchema.nullable().default(null),
}

/** Administrators prepare also in the name of a department that is no longer in use; null = one’s active department. */
const inNameOf = { from_group_id: idSchema.nullable().default(null) }

export const sheetCreation = z.strictObject({ ...receiver, ...inNameOf, document_ids: documentIds.min(1) })
export const sheetChange = z.strictObject({
  id: idSchema,
  version,
  values: z.strictObject({
    to_group_id: idSchema.nullable().optional(),
    to_user_id: idSchema.nullable().optional(),
  }),
})
export const rowsAdding = sheetStep.extend({ document_ids: documentIds.min(1) })
export const rowsRemoval = sheetStep.extend({ row_ids: z.array(idSchema).min(1).max(MOST_ROWS) })
export const sheetSending = sheetStep
export const sheetWithdrawal = sheetStep.extend({
  /** Left out = all that nobody has answered for. */
  row_ids: z.array(idSchema).min(1).max(MOST_ROWS).optional(),
})

const refusedRow = z
  .strictObject({
    row_id: idSchema,
    refusal: z
      .enum(Object.keys(refusals) as Refusal[])
      .nullable()
      .default(null),
    /** What was found. */
    reason: optionalText(500),
  })
  .superRefine(({ refusal, reason }, context) => {
    if (refusal === null) context.addIssue({ code: 'custom', ...invalid('required', ['refusal']) })
    if (refusal === 'other' && reason === '')
      context.addIssue({ code: 'custom', ...invalid('required', ['reason']) })
  })

/** What is neither accepted nor refused stays unanswered, and the sheet open. */
export const sheetAnswer = sheetStep
  .extend({
    accept: z.array(idSchema).max(MOST_ROWS).default([]),
    refuse: z.array(refusedRow).max(MOST_ROWS).default([]),
  })
  .refine(({ accept, refuse }) => accept.length + refuse.length > 0, invalid('required', ['accept']))
  .refine(
    ({ accept, refuse }) =>
      new Set(refuse.map(({ row_id }) => row_id)).size === refuse.length &&
      refuse.every(({ row_id }) => !accept.includes(row_id)),
    invalid('invalid', ['refuse']),
  )

/** What a reader typed, or a camera read. */
export const scannedCode = z.strictObject({
  code: z.string().min(1).max(200),
  /** `prepare` puts the document on the draft; `receive` says which row it is. */
  mode: z.enum(['prepare', 'receive']),
  /** null: a document begins a draft of its own, and only a sheet’s own code can be received. */
  sheet_id: idSchema.nullable().default(null),
  ...inNameOf,
})
