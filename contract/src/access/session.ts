import { z } from 'zod'
import { purposes } from '../portal/consent.ts'
import { shownOpeningHours } from '../settings/shown-opening-hours.ts'
import { languageSchema } from '../texts/language-schema.ts'

const nameId = z.object({ id: z.number(), name: z.string() })

/** The effective person of a session (specification §3; the fields after `roles` are ours). */
const currentUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Institution id, 0 outside a client. */
  hdoc_id: z.number(),
  isadmin: z.union([z.literal(0), z.literal(1)]),
  group_id: z.number(),
  group_role_name: z.string(),
  permissions: z.array(z.object({ name: z.string() })),
  group_permissions: z.array(z.string()),
  roles: z.array(z.string()),
  /** The real person while acting as another one; absent otherwise. */
  logged_in_as_another_user: nameId.optional(),
  /** When acting ends by itself; ISO instant. */
  acting_until: z.string().optional(),
  /** Institution the account belongs to: 0 for the platform's administrators, wherever they work. */
  account_institution_id: z.number(),
  /** Acting as another user has ended by itself; `login_back` must be called before anything else. */
  acting_ended: z.literal(true).optional(),
  /** What the person must do first: set up a second factor, which the institution requires. */
  must: z.literal('second_factor').optional(),
  /** When delete mode ends, while it is on in the institution. */
  delete_mode: z.string().optional(),
  username: z.string(),
  job_title: z.string(),
  group_name: z.string(),
  /** The groups of the person; they work in one at a time. */
  groups: z.array(nameId),
  /** Changes with the own picture; '' = none. */
  picture: z.string(),
  language: languageSchema,
  theme: z.enum(['light', 'dark', 'auto']),
})
export type CurrentUser = z.output<typeof currentUserSchema>

const brandingSchema = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  county_name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.array(shownOpeningHours),
  /** The institution's colour as custom properties of both themes; null = HDoc's own. */
  colors: z
    .object({ light: z.record(z.string(), z.string()), dark: z.record(z.string(), z.string()) })
    .nullable(),
  /** Addresses of the pictures; '' = none. */
  coat_of_arms: z.string(),
  logo: z.string(),
  map: z.object({ lat: z.number(), lon: z.number(), zoom: z.number() }).nullable(),
  /** Where to ask for help; '' = not said. */
  assistance_email: z.string(),
  assistance_phone: z.string(),
  /** May people ask for an account here? */
  signup: z.boolean(),
  /** For what the portal loads scripts of others from who agrees; visitors are asked about these. */
  purposes: z.array(z.enum(purposes)),
  /** The server whose map may be opened beside our own; '' = none. */
  outside_map: z.string(),
})
export type Branding = z.output<typeof brandingSchema>

export const statusAnswer = z.object({
  check: z.boolean(),
  user: currentUserSchema.nullable(),
  institution: brandingSchema.nullable(),
  /**
   * For guests, when the institution has a provider of accounts: text of its button; '' = HDoc's own words.
   */
  oidc: z.object({ label: z.string() }).optional(),
  /** Only in demo mode: who can sign in here, for the sign-in page. */
  demo: z
    .object({
      password: z.string(),
      users: z.array(z.object({ username: z.string(), description: z.string() })),
    })
    .optional(),
})
export type Status = z.output<typeof statusAnswer>

/** How the second step of a sign-in may be done. */
const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]
/** Ways to do the second step of a sign-in; `password` only after a provider that is to be linked. */
export const loginStepMethods = [...secondFactorMethods, 'password'] as const
export type LoginStepMethod = (typeof loginStepMethods)[number]
