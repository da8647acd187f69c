import { z } from 'zod'
import {
  day,
  optionalCui,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  requiredText,
} from '../calls/fields.ts'
import { problemIssue } from '../failures/issue-fields.ts'
import { invalid } from '../failures/validation-messages.ts'
import { COUNTIES } from '../ro/counties.ts'
import { checkPrimaryColor, colorPattern } from './color-contrast.ts'
import { openingHoursSchema } from './opening-hours-schema.ts'

/** Coordinates keep six significant digits (specification §11). */
const sixDigits = (value: number): number => Number(value.toPrecision(6))
const coordinate = (limit: number) => z.number().min(-limit).max(limit).transform(sixDigits)

const mapCentreSchema = z.strictObject({
  lat: coordinate(90),
  lon: coordinate(180),
  zoom: z.number().int().min(1).max(18),
})
export type MapCentre = z.output<typeof mapCentreSchema>

const freeDays = z
  .array(z.strictObject({ date: day, name: requiredText(100) }))
  .max(200)
  .superRefine((days, ctx) => {
    days.forEach(({ date }, at) => {
      if (days.findIndex((other) => other.date === date) < at)
        ctx.addIssue({ code: 'custom', ...invalid('taken', [at, 'date']) })
    })
  })
  .transform((days) => [...days].sort((a, b) => (a.date < b.date ? -1 : 1)))

/** The fields of an institution that its own administrators may change. */
export const ownInstitutionValues = z.strictObject({
  name: requiredText(200),
  legal_name: optionalText(300),
  short_name: optionalText(60),
  cui: optionalCui,
  county_name: z
    .string()
    .refine((name) => name === '' || COUNTIES.some((county) => county.name === name), invalid('reference'))
    .default(''),
  locality: optionalText(200),
  address: optionalText(300),
  postal_code: optionalPostalCode,
  phone: optionalPhone,
  email: optionalEmail,
  opening_hours: z.array(openingHoursSchema).max(14).default([]),
  /** Days off of this institution alone; no deadline ends on them, and working days leave them out. */
  free_days: freeDays.default([]),
  map: mapCentreSchema.nullable().default(null),
  assistance_email: optionalEmail,
  assistance_phone: optionalPhone,
})
export type OwnInstitutionValues = z.output<typeof ownInstitutionValues>

export const lookValues = z.strictObject({
  /** '' = the colour of HDoc. */
  primary_color: z
    .string()
    .trim()
    .toLowerCase()
    .refine((color) => color === '' || colorPattern.test(color), invalid('color'))
    .superRefine((color, ctx) => {
      if (!colorPattern.test(color)) return
      const { ok, onLight, nearest } = checkPrimaryColor(color)
      // Cut, not rounded: 4.496 must not be shown as 4.5.
      const ratio = String(Math.floor(onLight * 100) / 100)
      if (!ok)
        ctx.addIssue({
          code: 'custom',
          ...problemIssue({ key: 'contrast', values: { ratio, nearest } }),
        })
    })
    .default(''),
})
export type LookValues = z.output<typeof lookValues>

export const mailValues = z.strictObject({
  from_name: optionalText(100),
  reply_to: optionalEmail,
  /** The hour, in Romania, at which people get the daily mail about their notices. */
  digest_hour: z.number().int().min(0).max(23).default(8),
})
export type MailValues = z.output<typeof mailValues>

/** Least idle time an institution may ask for; less would end sessions while a form is being filled in. */
const LEAST_IDLE_MINUTES = 5
const limit = (least: number) => z.number().int().min(least).max(100_000).nullable().default(null)

export const securityValues = z.strictObject({
  signup: z.boolean().default(false),
  second_factor_required: z.boolean().default(false),
  /** null = the installation's own limit, which no value may exceed. */
  session_idle_minutes: limit(LEAST_IDLE_MINUTES),
  session_absolute_hours: limit(1),
  session_remember_days: limit(1),
})
export type SecurityValues = z.output<typeof securityValues>

const pictureKinds = ['coat_of_arms', 'logo'] as const
export type PictureKind = (typeof pictureKinds)[number]
export const pictureKind = z.enum(pictureKinds)
export const PICTURE_LIMIT_MB = 5
