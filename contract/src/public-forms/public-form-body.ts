import { z } from 'zod'
import { requiredText } from '../calls/fields.ts'
import { repeats } from '../calls/repeated-field.ts'
import { invalid } from '../failures/validation-messages.ts'

/** The key that the page of a form got when it was opened. Any text is accepted and looked at by the server. */
export const formKey = z.string().min(1).max(200)

/** What every public form sends beside its own values. */
const sentBeside = {
  key: formKey,
  /** A field that people do not see: only robots fill it. */
  website: z.string().max(500).default(''),
  email: requiredText(200).pipe(z.email()),
  email_confirmation: requiredText(200),
  terms: z.boolean().refine((value) => value, invalid('terms')),
}

/** The body that sends a form with these values. */
export const publicFormBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  repeats(z.strictObject({ ...shape, ...sentBeside }), 'email', 'email_mismatch')

/** The values of a form, apart from what every form sends. */
export function valuesOf<Body extends Record<string, unknown>>(
  body: Body,
): Omit<Body, keyof typeof sentBeside> {
  const own = Object.entries(body).filter(([name]) => !Object.hasOwn(sentBeside, name))
  return Object.fromEntries(own) as Omit<Body, keyof typeof sentBeside>
}
