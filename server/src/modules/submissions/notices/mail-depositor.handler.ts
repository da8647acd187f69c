import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { secretOfHolder } from '../../public-forms/index.ts'
import { findRequest } from '../record/queries/requests.ts'
import { askedLetter, endLetter, type Letter } from './letters.ts'
import { findMailed, type MailedSubmission } from './queries.ts'

type Payload = { submission_id: number; mail: string }

async function letterFor(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  row: MailedSubmission,
  { mail }: Payload,
): Promise<Letter | undefined> {
  const [what, id] = mail.split('-')
  if (what === 'end') return endLetter(row)
  const request = await findRequest(db, Number(id))
  // Decided meanwhile: nothing is awaited any more.
  if (!request || request.over) return undefined
  const secret = await secretOfHolder(db, settings, request.holder_id)
  if (secret === undefined) return undefined
  const address = await publicAddress(db, db.institutionId, settings)
  return askedLetter(row, request, `${address}/#/trimite-document?k=${secret}`)
}

async function prepare(db: TenantDb, ctx: JobContext, payload: Payload): Promise<Mail | undefined> {
  const row = await findMailed(db, payload.submission_id)
  const letter = row && (await letterFor(db, ctx, row, payload))
  if (!letter) return undefined
  const institution = await getInstitution(db)
  const { hostname } = new URL(await publicAddress(db, db.institutionId, ctx.settings))
  const written = writeLetter({
    ...letter,
    subject: `${letter.subject} – ${institution.name}`,
    language: row.language,
    name: row.name,
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
  return {
    ...(await mailSender(db, ctx.settings.mailFrom)),
    ...written,
    to: row.email,
    messageId: `<submission.${db.institutionId}.${row.id}.${payload.mail}@${hostname}>`,
  }
}

export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx, payload), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
