import { z } from 'zod'
import { optionalContactPhone, optionalEmail, optionalText, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { filledParts } from '../online-forms/filled-form.ts'
import { latitude, longitude } from './place-schemas.ts'

/** Photos that one complaint may have. */
export const MOST_PHOTOS = 10
/** People within so many metres and days are asked whether it is the same. */
export const SAME_METRES = 50
export const SAME_DAYS = 90

/** What a person says of a complaint (specification §3), wherever they say it. */
export const complaintShape = {
  type_id: idSchema,
  description: requiredText(4000),
  /** Whole 1e-6 degrees; both or none. */
  lat: latitude.nullable().default(null),
  lng: longitude.nullable().default(null),
  locality: optionalText(200),
  street: optionalText(200),
  street_number: optionalText(40),
  name: requiredText(300),
  phone: optionalContactPhone,
  /** What the type asks beside. */
  ...filledParts,
}

type Placed = { lat: number | null; lng: number | null; locality: string; street: string }
/** A complaint lies on the map, or in a locality or street. */
export function checkPlace(value: Placed, context: z.RefinementCtx): void {
  if ((value.lat === null) !== (value.lng === null))
    context.addIssue({ code: 'custom', ...invalid('invalid', ['lat']) })
  if (value.lat === null && value.locality === '' && value.street === '')
    context.addIssue({ code: 'custom', ...invalid('required', ['street']) })
}

/** What the public form sends on; its e-mail was confirmed by the person. */
export const complaintFiling = z
  .strictObject({ ...complaintShape, email: optionalEmail })
  .superRefine(checkPlace)
export type ComplaintFiling = z.output<typeof complaintFiling>
export type ComplaintFilingInput = z.input<typeof complaintFiling>

/** A complaint that a clerk writes down. */
export const complaintTaken = z
  .strictObject({ ...complaintShape, email: optionalEmail, origin: z.enum(['phone', 'counter']) })
  .superRefine(checkPlace)
