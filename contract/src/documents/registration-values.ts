import { z } from 'zod'
import { optionalText, requiredText, text } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { accessLevelSchema, categorySchema } from '../texts/choices.ts'
import { secondaryRegisterIds } from './document-values.ts'

const sheets = z.number().int().min(0).max(100_000)

/** Fields of the registration form whose last value may stay for the next paper. */
export const keepableFields = [
  'short_description',
  'pages',
  'annexes',
  'external_number',
  'external_date',
  'access_level',
  'group_id',
  'additional_info',
  'physical_form',
  'location',
] as const
export const keepableSchema = z.enum(keepableFields)
export type KeepableField = z.output<typeof keepableSchema>

/** Values in the form before a person writes; a field that is left out keeps the form's own value. */
export const prefilledValues = z.strictObject({
  short_description: text(2000).optional(),
  pages: sheets.optional(),
  annexes: sheets.optional(),
  external_number: text(100).optional(),
  external_date: z.iso.date().nullable().optional(),
  access_level: accessLevelSchema.optional(),
  group_id: idSchema.nullable().optional(),
  additional_info: text(4000).optional(),
  physical_form: text(100).optional(),
  location: text(200).optional(),
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
