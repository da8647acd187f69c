import { type Clock, systemClock } from '../clock.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export type MailerSettings = {
  /** Undefined = mails are written as files to `outboxDir`. */
  smtpUrl: string | undefined
  outboxDir: string
  /** `address` or `Name <address>`. */
  from: string
  /** Gives the date of each mail. */
  clock?: Clock
}

export function createMailer({ smtpUrl, outboxDir, from, clock = systemClock }: MailerSettings): Mailer {
  const now = () => clock.now()
  return smtpUrl ? createSmtpMailer(smtpUrl, from, now) : createOutboxMailer(outboxDir, from, now)
}
