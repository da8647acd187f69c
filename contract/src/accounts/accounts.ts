import { z } from 'zod'
import { requiredText } from '../calls/fields.ts'
import { repeats } from '../calls/repeated-field.ts'
import { invalid } from '../failures/validation-messages.ts'
import { normalisePhone, writePhone } from '../ro/phone.ts'
import { givenPassword, newPassword } from './passwords.ts'

/** Purposes of the links sent by mail; a link works for its own purpose only. */
export const tokenPurposes = ['reset', 'signup', 'invitation', 'email_change', 'identity', 'device'] as const
/** Purposes of links that belong to an existing account; `signup` belongs to a request for an account. */
export type AccountPurpose = Exclude<TokenPurpose, 'signup'>
export type TokenPurpose = (typeof tokenPurposes)[number]

/** Any text is accepted: text that is no token gets the same answer as a token that was never issued. */
export const linkToken = z.string().min(1).max(200)

export const accountEmail = requiredText(200).pipe(z.email())
/** A user name has no `@`: one that looks like somebody's address would take their place at sign-in. */
export const accountUsername = requiredText(60)
  .pipe(z.string().refine((value) => /^[A-Za-z0-9._-]{3,}$/.test(value), invalid('username')))
  .transform((value) => value.toLowerCase())
const phone = requiredText(40)
  .pipe(z.string().refine((value) => normalisePhone(value) !== null, invalid('phone')))
  .transform(writePhone)

/** Values of a person's request for an account. */
export const registrationValues = repeats(
  repeats(
    z.strictObject({
      name: requiredText(200),
      email: accountEmail,
      email_confirmation: requiredText(200),
      username: accountUsername,
      phone,
      password: newPassword,
      password_confirmation: givenPassword,
      terms: z.boolean().refine((value) => value, invalid('agreement')),
    }),
    'email',
    'email_mismatch',
  ),
  'password',
  'password_mismatch',
)

/** A new password, typed twice, from somebody who holds a link. */
export const newPasswordValues = repeats(
  z.strictObject({ token: linkToken, password: newPassword, password_confirmation: givenPassword }),
  'password',
  'password_mismatch',
)

export const forgotPasswordValues = z.strictObject({ email: accountEmail })

/**
 * The account a link is about, as shown to whoever opened the link; the address is masked
 * (`gi•••@primaria.ro`).
 */
export const linkAnswer = z.object({
  purpose: z.enum(tokenPurposes),
  /** '' on the platform's host. */
  institution: z.string(),
  /** '' for a forgotten password: a link that fell into other hands must tell as little as possible. */
  name: z.string(),
  username: z.string(),
  email: z.string(),
  expires_at: z.string(),
  password_minimum: z.number(),
})
export type LinkAnswer = z.output<typeof linkAnswer>
