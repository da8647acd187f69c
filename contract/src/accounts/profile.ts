import { z } from 'zod'
import { optionalPhone, requiredText } from '../calls/fields.ts'
import { idSchema } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { languageSchema } from '../texts/language-schema.ts'
import { accountEmail } from './accounts.ts'
import { givenPassword, newPassword } from './passwords.ts'

/** Most bytes of a picture that is sent; it is drawn anew as a square of 256 pixels. */
export const pictureMaximumBytes = 15 * 1024 * 1024

export const profileSchema = z.object({
  id: z.number(),
  version: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  job_title: z.string(),
  language: languageSchema,
  theme: z.enum(['light', 'dark', 'auto']),
  roles: z.array(z.string()),
  groups: z.array(
    z.object({ id: z.number(), name: z.string(), role_name: z.string(), is_default: z.boolean() }),
  ),
  institution_name: z.string(),
  /** ISO instant; null = never. */
  password_changed_at: z.string().nullable(),
  /** Changes with the picture; '' = none. */
  picture: z.string(),
  has_password: z.boolean(),
  /** Least letters of a new password, by the settings of the installation. */
  password_minimum: z.number(),
  /** The address asked for and not confirmed yet, and until when its link is good (null: it is not mailed yet). */
  pending_email: z.object({ email: z.string(), expires_at: z.string().nullable() }).nullable(),
})
export type Profile = z.output<typeof profileSchema>

export const profileValues = z.strictObject({
  name: requiredText(200),
  phone: optionalPhone,
  /** One of the person's own groups; null leaves it as it is (people without groups). */
  default_group_id: idSchema.nullable().default(null),
})

export const passwordChange = z
  .strictObject({
    current_password: givenPassword,
    password: newPassword,
    password_again: z.string().max(200),
  })
  .refine((form) => form.password === form.password_again, invalid('password_mismatch', ['password_again']))
  .refine((form) => form.password !== form.current_password, invalid('password_same', ['password']))

export const emailChange = z.strictObject({ email: accountEmail, current_password: givenPassword })

/** Where a session came from: this machine, the network of the institution, or elsewhere. */
const placeSchema = z.enum(['here', 'local', 'outside', 'unknown'])
export const ownSessionSchema = z.object({
  /** Names the session; gives no access to it. */
  id: z.string(),
  /** „Firefox 142 · Windows”; '' when the browser did not say. */
  device: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  address: z.string(),
  place: placeSchema,
  remember: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const ownActivitySchema = z.object({
  at: z.string(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.number(),
  /** Who really did it, when it was done in this person's name; '' otherwise. */
  real_name: z.string(),
  /** In whose name this person did it; '' otherwise. */
  as_name: z.string(),
})
export type OwnActivity = z.output<typeof ownActivitySchema>
