import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Mailer } from './mailer.ts'

/** The file name comes from the Message-ID, so that a repeated mail replaces its own file. */
const fileNameOf = (messageId: string) =>
  `${messageId.replace(/[^A-Za-z0-9@._-]+/g, '_').replace(/^[._]+|[._]+$/g, '')}.eml`

/** Writes each mail as a file that any mail program opens; a file appears complete or not at all. */
export function createOutboxMailer(outboxDir: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const composed = composeMail(mail, from, now())
      const { message } = await transport.sendMail(composed)
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      const temporary = join(outboxDir, `.${randomUUID()}.part`)
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(message as Buffer)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, join(outboxDir, fileNameOf(mail.messageId)))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
