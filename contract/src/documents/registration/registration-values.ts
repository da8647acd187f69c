import { z } from 'zod'
import { optionalText, requiredText } from '../../calls/fields.ts'
import { idSchema } from '../../calls/resource.ts'
import { accessLevelSchema, categorySchema } from '../../texts/choice-schemas.ts'
import { plainNames } from '../plain/plain-fields.ts'
import { plainPrefilled } from '../plain/plain-schemas.ts'
import { secondaryRegisterIds } from './document-values.ts'

/** Fields of the registration form whose last value may stay for the next paper. */
const keepableFields = [...plainNames, 'access_level' as const, 'group_id' as const]
export const keepableSchema = z.enum(keepableFields)
export type KeepableField = z.output<typeof keepableSchema>

/** Values in the form before a person writes; a field that is left out keeps the form's own value. */
export const prefilledValues = z.strictObject({
  ...plainPrefilled,
  access_level: accessLevelSchema.optional(),
  group_id: idSchema.nullable().optional(),
})
export type PrefilledValues = z.output<typeof prefilledValues>

/** A template also says where the paper is registered. */
export const templateValues = prefilledValues.extend({
  register_id: idSchema.optional(),
  secondary_register_ids: secondaryRegisterIds.optional(),
})
export type TemplateValues = z.output<typeof templateValues>

/** How one person registers. */
export const registrationHabits = z.strictObject({
  fields: z.array(keepableSchema).max(keepableFields.length),
  /** After a registration the form stays open for the next paper. */
  stays: z.boolean(),
  /** The label of a document is printed as soon as it has its number. */
  prints_label: z.boolean().default(false),
  values: prefilledValues,
})
export type RegistrationHabits = z.output<typeof registrationHabits>

export const registrationTemplate = z.object({
  id: z.number(),
  name: z.string(),
  category: categorySchema,
  doc_type_id: z.number(),
  values: templateValues,
  version: z.number(),
})
export type RegistrationTemplate = z.output<typeof registrationTemplate>

export const newTemplate = z.strictObject({
  name: requiredText(80),
  category: categorySchema,
  doc_type_id: idSchema,
  values: templateValues,
})

/** A line of a pasted list, as it was written. */
export const issuerLine = z.strictObject({
  name: optionalText(300),
  cui: optionalText(20),
  cnp: optionalText(20),
})
