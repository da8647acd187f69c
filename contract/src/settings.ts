import { z } from 'zod'
import { checkPrimaryColor, colorPattern } from './color-contrast.ts'
import { endpoint } from './endpoint.ts'
import {
  day,
  optionalCui,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  requiredText,
} from './fields.ts'
import { openingHoursSchema, shownOpeningHours } from './opening-hours.ts'
import { doneAnswer, patchOf } from './resource.ts'
import { COUNTIES } from './ro/counties.ts'
import { invalid } from './validation-messages.ts'

/** Specification §11: six significant digits. */
const sixDigits = (value: number): number => Number(value.toPrecision(6))
const coordinate = (limit: number) => z.number().min(-limit).max(limit).transform(sixDigits)

export const mapCentreSchema = z.strictObject({
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

export const institutionValues = z.strictObject({
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
  /** Days off of this institution alone; deadlines do not end on them. */
  free_days: freeDays.default([]),
  map: mapCentreSchema.nullable().default(null),
  assistance_email: optionalEmail,
  assistance_phone: optionalPhone,
})
export type InstitutionValues = z.output<typeof institutionValues>

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
          message: 'contrast',
          params: { key: 'contrast', values: { ratio, nearest } },
        })
    })
    .default(''),
})
export type LookValues = z.output<typeof lookValues>

export const mailValues = z.strictObject({
  from_name: optionalText(100),
  reply_to: optionalEmail,
})
export type MailValues = z.output<typeof mailValues>

/** Least idle time an institution may ask for; less would end sessions while a form is being filled in. */
export const LEAST_IDLE_MINUTES = 5
const limit = (least: number) => z.number().int().min(least).max(100_000).nullable().default(null)

export const securityValues = z.strictObject({
  signup: z.boolean().default(false),
  second_factor_required: z.boolean().default(false),
  /** null = the installation's own; never more than that. */
  session_idle_minutes: limit(LEAST_IDLE_MINUTES),
  session_absolute_hours: limit(1),
  session_remember_days: limit(1),
})
export type SecurityValues = z.output<typeof securityValues>

export const pictureKinds = ['coat_of_arms', 'logo'] as const
export type PictureKind = (typeof pictureKinds)[number]
const pictureKind = z.enum(pictureKinds)
export const PICTURE_LIMIT_MB = 5

const shown = z.string()
const institutionSection = z.object({
  values: z.object({
    name: shown,
    legal_name: shown,
    short_name: shown,
    cui: shown,
    county_name: shown,
    locality: shown,
    address: shown,
    postal_code: shown,
    phone: shown,
    email: shown,
    opening_hours: z.array(shownOpeningHours),
    free_days: z.array(z.object({ date: shown, name: shown })),
    map: z.object({ lat: z.number(), lon: z.number(), zoom: z.number() }).nullable(),
    assistance_email: shown,
    assistance_phone: shown,
  }),
  version: z.number(),
})
export type InstitutionSection = z.output<typeof institutionSection>

const lookSection = z.object({
  values: z.object({ primary_color: shown }),
  version: z.number(),
  /** Addresses of the pictures; '' = none. */
  coat_of_arms: shown,
  logo: shown,
})
export type LookSection = z.output<typeof lookSection>

const mailSection = z.object({
  values: z.object({ from_name: shown, reply_to: shown }),
  version: z.number(),
  /** The address of the installation from which mails go out. */
  sender_address: shown,
  /** Where a test mail goes: the address of the signed-in person. */
  own_address: shown,
  /** Without a mail server, mails are kept in the outbox folder. */
  delivers: z.boolean(),
})
export type MailSection = z.output<typeof mailSection>

const securitySection = z.object({
  values: z.object({
    signup: z.boolean(),
    second_factor_required: z.boolean(),
    session_idle_minutes: z.number().nullable(),
    session_absolute_hours: z.number().nullable(),
    session_remember_days: z.number().nullable(),
  }),
  version: z.number(),
  /** The installation's own, and the most an institution may allow. */
  limits: z.object({ idle_minutes: z.number(), absolute_hours: z.number(), remember_days: z.number() }),
  active_people: z.number(),
  without_second_factor: z.number(),
  own_second_factor: z.boolean(),
})
export type SecuritySection = z.output<typeof securitySection>

export const sectionNames = ['institution', 'look', 'mail', 'security'] as const
export type SectionName = (typeof sectionNames)[number]

/** What a section has set; `value` false, 0 or '' = not set. */
const overviewItem = z.object({
  name: z.enum([
    'name',
    'cui',
    'address',
    'opening_hours',
    'free_days',
    'map',
    'assistance',
    'coat_of_arms',
    'logo',
    'primary_color',
    'from_name',
    'reply_to',
    'signup',
    'second_factor',
    'sessions',
  ]),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
export type OverviewItem = z.output<typeof overviewItem>

const overview = z.object({
  sections: z.array(
    z.object({
      name: z.enum(sectionNames),
      /** The right that opens the section, where this person lacks it; the section then tells nothing. */
      missing: z.string().nullable(),
      items: z.array(overviewItem),
    }),
  ),
})
export type Overview = z.output<typeof overview>

const saved = <T extends z.ZodType>(section: T) =>
  z.object({ success: z.literal(true), message: z.string(), data: section })
const version = z.number().int().optional()
const ofInstitution = { audience: 'client', permission: 'client.admin', rate: 'none' } as const
/** Institution 0 has accounts and sessions of its own: the platform's administrators. */
const ofSecurity = { audience: 'staff', permission: 'settings.security', rate: 'none' } as const

export const settingCalls = {
  overview: endpoint({
    id: 'setting.overview',
    method: 'GET',
    path: '/api/setting/overview',
    audience: 'staff',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    summary: 'The sections of the settings, and what is set in those the person may open',
    answer: overview,
  }),
  institution: endpoint({
    ...ofInstitution,
    id: 'setting.institution',
    method: 'GET',
    path: '/api/setting/institution',
    tx: 'read',
    summary: 'Names, address, contacts, working hours, free days and map centre of the institution',
    answer: institutionSection,
  }),
  updateInstitution: endpoint({
    ...ofInstitution,
    id: 'setting.update_institution',
    method: 'POST',
    path: '/api/setting/update_institution',
    tx: 'write',
    summary: 'Changes the data of the institution; only the given fields',
    body: z.strictObject({ values: patchOf(institutionValues), version }),
    answer: saved(institutionSection),
  }),
  look: endpoint({
    ...ofInstitution,
    id: 'setting.look',
    method: 'GET',
    path: '/api/setting/look',
    tx: 'read',
    summary: 'Colour, coat of arms and logo of the institution',
    answer: lookSection,
  }),
  updateLook: endpoint({
    ...ofInstitution,
    id: 'setting.update_look',
    method: 'POST',
    path: '/api/setting/update_look',
    tx: 'write',
    summary: 'Changes the colour of the institution; refused when it cannot be read',
    body: z.strictObject({ values: patchOf(lookValues), version }),
    answer: saved(lookSection),
  }),
  takePicture: endpoint({
    ...ofInstitution,
    id: 'setting.picture',
    method: 'POST',
    path: '/api/setting/picture',
    rate: 'upload',
    tx: 'none',
    raw: 'in',
    summary: 'Takes a coat of arms or a logo as raw bytes; it is kept re-encoded',
    query: z.strictObject({ kind: pictureKind }),
    answer: saved(lookSection),
  }),
  removePicture: endpoint({
    ...ofInstitution,
    id: 'setting.remove_picture',
    method: 'POST',
    path: '/api/setting/remove_picture',
    tx: 'write',
    summary: 'Removes the coat of arms or the logo',
    body: z.strictObject({ kind: pictureKind }),
    answer: saved(lookSection),
  }),
  mail: endpoint({
    ...ofInstitution,
    id: 'setting.mail',
    method: 'GET',
    path: '/api/setting/mail',
    tx: 'read',
    summary: 'Name and reply address of the institution’s mails',
    answer: mailSection,
  }),
  updateMail: endpoint({
    ...ofInstitution,
    id: 'setting.update_mail',
    method: 'POST',
    path: '/api/setting/update_mail',
    tx: 'write',
    summary: 'Changes name and reply address of the institution’s mails',
    body: z.strictObject({ values: patchOf(mailValues), version }),
    answer: saved(mailSection),
  }),
  testMail: endpoint({
    ...ofInstitution,
    id: 'setting.test_mail',
    method: 'POST',
    path: '/api/setting/test_mail',
    tx: 'write',
    notWhileActing: true,
    summary: 'Sends a test mail to the signed-in person',
    answer: doneAnswer,
  }),
  security: endpoint({
    ...ofSecurity,
    id: 'setting.security',
    method: 'GET',
    path: '/api/setting/security',
    tx: 'read',
    summary: 'Sign-up, second factor and session limits',
    answer: securitySection,
  }),
  updateSecurity: endpoint({
    ...ofSecurity,
    id: 'setting.update_security',
    method: 'POST',
    path: '/api/setting/update_security',
    tx: 'write',
    notWhileActing: true,
    summary: 'Changes sign-up, second factor and session limits',
    body: z.strictObject({ values: patchOf(securityValues), version }),
    answer: saved(securitySection),
  }),
  picture: endpoint({
    id: 'branding.picture',
    method: 'GET',
    path: '/api/branding/:kind',
    audience: 'public',
    permission: 'public',
    rate: 'none',
    tx: 'none',
    raw: 'out',
    summary: 'Coat of arms or logo of the institution of this host',
    params: z.strictObject({ kind: pictureKind }),
    query: z.strictObject({ v: z.string().max(64).optional() }),
    answer: z.unknown(),
  }),
}
