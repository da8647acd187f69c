import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { holderUrlOf } from '../../public-forms/index.ts'
import type { Letter } from './letters.ts'
import type { MailedComplaint } from './queries.ts'

type Parts = {
  letter: Letter
  row: MailedComplaint
  to: string
  name: string
  mail: string
  linked?: boolean
}

/** A letter as a mail of the institution, with the link to its tracking page for who has it by right. */
export async function mailOf(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  { letter, row, to, name, mail, linked = true }: Parts,
): Promise<Mail> {
  const institution = await getInstitution(db)
  const address = await publicAddress(db, db.institutionId, settings)
  // With the second secret, so that its person reads the answer there; who took it down at the counter got none.
  const url =
    linked && row.tracking_code !== null
      ? await holderUrlOf(db, settings, {
          kind: 'complaint',
          subjectId: row.id,
          tracking_code: row.tracking_code,
        })
      : ''
  const written = writeLetter({
    language: 'ro',
    subject: `${letter.subject} – ${institution.name}`,
    name,
    paragraphs: letter.paragraphs,
    ...(url !== '' && { button: { label: 'Urmăriți sesizarea', url } }),
    notes: [],
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...written,
    to,
    messageId: `<complaint.${db.institutionId}.${row.id}.${mail}@${new URL(address).hostname}>`,
  }
}
