import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { findAccount } from '../queries/accounts.ts'
import { accountLetter, momentText } from './account-letter.ts'
import type { Notice } from './notice.ts'
import { noticeLetters } from './notice-letters.ts'

/**
 * Writes the mail; undefined when its reader is gone, or when an administrator would be told of a person who
 * no longer waits.
 */
async function prepareMail(
  db: TenantDb,
  { settings }: JobContext,
  { kind, user_id, event_id, at, to, other, reason, about_id }: Notice,
): Promise<Mail | undefined> {
  const person = await findAccount(db, user_id)
  if (!person) return undefined
  const about = about_id === undefined ? undefined : await findAccount(db, about_id)
  if (kind === 'pending' && about?.state !== 'pending') return undefined
  return accountLetter(db, settings, {
    text: noticeLetters[kind],
    to: { name: person.name, email: to ?? person.email, language: person.language },
    values: {
      username: person.username,
      when: momentText(new Date(at), person.language),
      other: other ?? '',
      reason: reason ?? '',
      about_name: about?.name ?? '',
      about_email: about?.email ?? '',
      about_phone: writePhone(about?.phone ?? ''),
    },
    mark: `${kind}.${user_id}.${event_id}`,
  })
}

export async function handle(ctx: JobContext, notice: Notice): Promise<void> {
  const mail = await ctx.tx((db) => prepareMail(db, ctx, notice), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
