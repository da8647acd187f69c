import { buffer } from 'node:stream/consumers'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { findBranding, getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { messageLines } from '../messages/contact-kind.ts'
import { findMessage, listMessageFiles, type MessageFile, storeMailedTo } from '../messages/queries.ts'

type Prepared = { mail: Mail; files: MessageFile[] }

/** The mail about a message; undefined where the institution has nobody to write to, or the message is gone. */
async function prepare(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  id: number,
): Promise<Prepared | undefined> {
  const message = await findMessage(db, id)
  const institution = await getInstitution(db)
  const to = (await findBranding(db))?.assistance_email || institution.email
  if (!message || to === '') return undefined
  const base = await publicAddress(db, db.institutionId, settings)
  const letter = writeLetter({
    language: 'ro',
    subject: `Mesaj de pe portal: ${message.subject}`,
    name: '',
    paragraphs: [
      'Un mesaj trimis prin formularul de contact, de la o adresă confirmată:',
      ...messageLines(message, 'ro').map(({ label, value }) => `${label}: ${value}`),
      `De la: ${message.email}`,
    ],
    notes: ['Răspunsul la acest e-mail merge direct la cel care a scris.'],
    sender: institution.name,
  })
  const sender = await mailSender(db, settings.mailFrom)
  return {
    mail: {
      ...(sender.from !== undefined && { from: sender.from }),
      ...letter,
      to,
      replyTo: message.email,
      messageId: `<contact-message.${db.institutionId}.${id}@${new URL(base).hostname}>`,
    },
    files: await listMessageFiles(db, id),
  }
}

export async function handle(ctx: JobContext, { message_id }: { message_id: number }): Promise<void> {
  const found = await ctx.tx((db) => prepare(db, ctx, message_id), { readOnly: true })
  if (!found) return
  const attachments = []
  for (const { name, mime, sha256 } of found.files)
    attachments.push({ name, mime, content: await buffer(await ctx.files.open(sha256)) })
  await ctx.mailer.send({ ...found.mail, attachments })
  await ctx.tx((db) => storeMailedTo(db, message_id, found.mail.to))
}
