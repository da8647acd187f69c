import { z } from 'zod'
import { day, optionalText } from '../../calls/fields.ts'
import { idSchema, patchOf } from '../../calls/resource.ts'
import { invalid } from '../../failures/validation-messages.ts'
import { issuerCreate } from '../../issuers/issuer-values.ts'
import { accessLevelSchema, categorySchema } from '../../texts/choice-schemas.ts'
import { strayPlain } from '../plain/plain-fields.ts'
import { plainInputs } from '../plain/plain-schemas.ts'
import { registrationCase } from './registration-case.ts'

/** Fields that may change after registration; number, register and date never do. */
const editable = {
  ...plainInputs,
  doc_type_id: idSchema,
  access_level: accessLevelSchema.default('institution'),
}

export const secondaryRegisterIds = z
  .array(idSchema)
  .max(20)
  .refine((ids) => new Set(ids).size === ids.length, invalid('further_taken'))

/** The fields of a registration, without the rules between them. */
export const documentShape = {
  category: categorySchema,
  register_id: idSchema,
  ...editable,
  /** A known issuer, or one written in place: exactly one of them; internal papers may have none. */
  issuer_id: idSchema.nullable().default(null),
  issuer: issuerCreate.optional(),
  /** The document that this one answers; they are linked in the same transaction. */
  answers_id: idSchema.nullable().default(null),
  /** The department that works on the paper; it then sees it. */
  group_id: idSchema.nullable().default(null),
  /** The case that works on it; left out = as the type says. */
  case: registrationCase.optional(),
  /** Overrides the deadline of the type with a day or a number of days. */
  deadline_type: z.enum(['date', 'days']).optional(),
  deadline_on: day.optional(),
  deadline_days: z.number().int().min(0).max(3650).optional(),
  upload_ids: z.array(idSchema).max(50).default([]),
  /** The reserved number to use; the document gets this number and its date. */
  reservation_id: idSchema.nullable().default(null),
  /** The reason for using a number that was reserved for a past day. */
  reserved_reason: optionalText(500),
  /** Secondary registers that give further numbers in the same transaction; left out = those of the type. */
  secondary_register_ids: secondaryRegisterIds.optional(),
  /** A test document; only while delete mode is on. */
  is_test: z.boolean().default(false),
}

export const documentValues = z.strictObject(documentShape).superRefine((value, context) => {
  if (value.issuer_id === null && value.issuer === undefined && value.category !== 'interne')
    context.addIssue({ code: 'custom', ...invalid('required', ['issuer_id']) })
  if (value.issuer_id !== null && value.issuer !== undefined)
    context.addIssue({ code: 'custom', ...invalid('one_issuer', ['issuer_id']) })
  for (const name of strayPlain(value.category, value))
    context.addIssue({ code: 'custom', ...invalid('invalid', [name]) })
  if (value.deadline_type === 'date' && value.deadline_on === undefined)
    context.addIssue({ code: 'custom', ...invalid('required', ['deadline_on']) })
  if (value.deadline_type === 'days' && value.deadline_days === undefined)
    context.addIssue({ code: 'custom', ...invalid('required', ['deadline_days']) })
})
/** Checks of the form before it is sent: whoever wants a reserved number must choose one. */
export const registrationChecks = documentValues
  .safeExtend({ use_reserved: z.boolean().default(false) })
  .superRefine((value, context) => {
    if (value.use_reserved && value.reservation_id === null)
      context.addIssue({ code: 'custom', ...invalid('reserved_choose', ['reservation_id']) })
  })
export type DocumentInput = z.input<typeof documentValues>
export type DocumentValues = z.output<typeof documentValues>

export const documentChanges = patchOf(z.strictObject(editable))

export const documentUpdate = z.strictObject({
  id: idSchema,
  values: documentChanges,
  /** When the type changes: an open document gets the new type's deadline, counted from its registration. */
  with_deadline: z.boolean().default(false),
  version: z.number().int().optional(),
})
