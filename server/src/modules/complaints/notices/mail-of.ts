import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import type { Letter } from './letters.ts'
import type { MailedComplaint } from './queries.ts'

type Parts = { letter: Letter; row: MailedComplaint; to: string; name: string; mail: string; linked?: boolean }

/** A letter as a mail of the institution, with the link to its tracking page for who has it by right. */
export async function mailOf(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  { letter, row, to, name, mail, linked = true }: Parts,
): Promise<Mail> {
  const institution = await getInstitution(db)
  const address = await publicAddress(db, db.institutionId, settings)
  const written = writeLetter({
    language: 'ro',
    subject: `${letter.subject} – ${institution.name}`,
    name,
    paragraphs: letter.paragraphs,
    ...(linked &&
      row.tracking_code !== null && {
        button: { label: 'Urmăriți sesizarea', url: `${address}/#/urmarire/${row.tracking_code}` },
      }),
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
