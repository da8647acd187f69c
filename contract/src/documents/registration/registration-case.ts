import { z } from 'zod'
import { day, optionalText } from '../../calls/fields.ts'
import { idSchema } from '../../calls/resource.ts'
import { invalid } from '../../failures/validation-messages.ts'
import type { Text } from '../../texts/languages.ts'

/** What a group does in a case: one answers for it, others work on it, others say their opinion. */
export const shareRoles = {
  lead: { ro: 'Responsabil', en: 'In charge' },
  work: { ro: 'Lucrează', en: 'Works on it' },
  opinion: { ro: 'Punct de vedere', en: 'Opinion' },
} as const satisfies Record<string, Text>
export type ShareRole = keyof typeof shareRoles
export const shareRoleSchema = z.enum(Object.keys(shareRoles) as ShareRole[])

/** Most groups that may work on one case. */
const MOST_SHARES = 20

/** A group that is to work on a case, or one of its people. */
export const shareWish = z.strictObject({
  group_id: idSchema,
  user_id: idSchema.nullable().default(null),
  role: shareRoleSchema.default('work'),
  /** Its own deadline, never after the case's. */
  deadline_on: day.nullable().default(null),
})
export type ShareWish = z.output<typeof shareWish>

/** Who is to work on a case, each group once. */
export const shareWishes = z
  .array(shareWish)
  .max(MOST_SHARES)
  .refine((all) => new Set(all.map(({ group_id }) => group_id)).size === all.length, invalid('group_twice'))

export const hasOneLead = (all: readonly ShareWish[]): boolean =>
  all.length === 0 || all.filter(({ role }) => role === 'lead').length === 1

/** Who works on a case that is opened: nobody yet, or one in charge and others. */
export const firstShares = shareWishes.refine(hasOneLead, invalid('one_lead')).default([])

/** What a registration says of the case that works on its document. */
export const registrationCase = z.strictObject({
  /** The document joins this open case; null = it gets one of its own. */
  case_id: idSchema.nullable().default(null),
  shares: firstShares,
  resolution: optionalText(2000),
})
export type RegistrationCase = z.output<typeof registrationCase>
