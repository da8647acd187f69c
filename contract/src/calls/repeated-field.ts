import type { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'

/** `<field>_confirmation` must equal `field`; checked as soon as both are there, whatever else is wrong. */
export function repeats<T extends z.ZodObject>(
  schema: T,
  field: string,
  key: 'email_mismatch' | 'password_mismatch',
): T {
  const confirmation = `${field}_confirmation`
  const parts = (value: unknown) => value as Record<string, unknown>
  return schema.refine((value) => parts(value)[field] === parts(value)[confirmation], {
    ...invalid(key, [confirmation]),
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      Boolean(parts(value)[field] && parts(value)[confirmation]),
  })
}
