import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Mailer } from './mailer.ts'

const SECOND = 1000

/** Sends through the server of an `smtp://` or `smtps://` address, with user and password in it when needed. */
export function createSmtpMailer(smtpUrl: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
  })
  return {
    async send(mail) {
      await transport.sendMail(composeMail(mail, from, now()))
    },
    close: () => transport.close(),
  }
}
