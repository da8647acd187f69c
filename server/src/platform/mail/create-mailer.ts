import { type Clock, systemClock } from '../clock.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export type MailerSettings = {
  /** undefined = mails are kept as files in `outboxDir`. */
  smtpUrl: string | undefined
  outboxDir: string
  /** `address` or `Name <address>`. */
  from: string
  /** Dates the mails. */
  clock?: Clock
}

export function createMailer({ smtpUrl, outboxDir, from, clock = systemClock }: MailerSettings): Mailer {
  const now = () => clock.now()
  return smtpUrl ? createSmtpMailer(smtpUrl, from, now) : createOutboxMailer(outboxDir, from, now)
}
