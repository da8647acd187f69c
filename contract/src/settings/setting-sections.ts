import { z } from 'zod'
import { shownOpeningHours } from './shown-opening-hours.ts'

const shown = z.string()
export const institutionSection = z.object({
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

export const lookSection = z.object({
  values: z.object({ primary_color: shown }),
  version: z.number(),
  /** Addresses of the pictures; '' = none. */
  coat_of_arms: shown,
  logo: shown,
})
export type LookSection = z.output<typeof lookSection>

export const mailSection = z.object({
  values: z.object({ from_name: shown, reply_to: shown, digest_hour: z.number() }),
  version: z.number(),
  /** The address of the installation that mails are sent from. */
  sender_address: shown,
  /** Where a test mail goes: the address of the signed-in person. */
  own_address: shown,
  /** False without a mail server; mails are then kept in the outbox folder. */
  delivers: z.boolean(),
})
export type MailSection = z.output<typeof mailSection>

export const securitySection = z.object({
  values: z.object({
    signup: z.boolean(),
    second_factor_required: z.boolean(),
    session_idle_minutes: z.number().nullable(),
    session_absolute_hours: z.number().nullable(),
    session_remember_days: z.number().nullable(),
  }),
  version: z.number(),
  /** The installation's own limits, which are the most an institution may allow. */
  limits: z.object({ idle_minutes: z.number(), absolute_hours: z.number(), remember_days: z.number() }),
  active_people: z.number(),
  without_second_factor: z.number(),
  own_second_factor: z.boolean(),
})
export type SecuritySection = z.output<typeof securitySection>

export const sectionNames = ['institution', 'look', 'mail', 'outside_map', 'printing', 'security'] as const
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
    'outside_map',
    'label_sizes',
    'receipt_paper',
    'stamp_corner',
    'signup',
    'second_factor',
    'sessions',
  ]),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
export type OverviewItem = z.output<typeof overviewItem>

export const overview = z.object({
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
