import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

/**
 * The whole message of a mail, as mail programs open it (.eml). Given back to the mailer as `raw`, exactly these bytes
 * leave. Throws TypeError for a malformed address or Message-ID.
 */
export async function writeMessage(mail: Mail, from: string, date: Date): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  try {
    const { message } = await transport.sendMail(composeMail(mail, from, date))
    return message as Buffer
  } finally {
    transport.close()
  }
}
