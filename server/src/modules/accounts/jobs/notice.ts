import { z } from 'zod'
import { noticeKinds } from './notice-letters.ts'

const id = z.number().int().positive()

/** What a person is told about their account, or an administrator about another's. */
export const noticePayload = z.strictObject({
  kind: z.enum(noticeKinds),
  user_id: id,
  /** The event that caused the mail: two events are two mails, one repeated event is one mail. */
  event_id: id,
  /** ISO instant of the cause. */
  at: z.string(),
  /** The address to write to, when it is not the account's own: the one the account had before. */
  to: z.string().optional(),
  /** The other address of a change. */
  other: z.string().optional(),
  reason: z.string().optional(),
  /** Whom an administrator is told about. */
  about_id: id.optional(),
})
export type Notice = z.output<typeof noticePayload>
