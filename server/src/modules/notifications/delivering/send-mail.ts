import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { type Outcome, outcomeOfMail, sent } from './outcome.ts'
import type { Sending } from './sending.ts'
import { writeNotice } from './write-notice.ts'

/** The mail of a message; each repeat bears the same Message-ID. */
async function mailOf(
  db: TenantDb,
  settings: Settings,
  { delivery, person, notices }: Sending,
): Promise<Mail> {
  const institution = await getInstitution(db)
  const address = await publicAddress(db, db.institutionId, settings)
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...writeNotice({ notices, isDigest: delivery.notification_id === null, person, institution, address }),
    to: person.email,
    messageId: `<notice.${db.institutionId}.${delivery.id}@${new URL(address).hostname}>`,
  }
}

export async function sendMail(ctx: JobContext, sending: Sending): Promise<Outcome> {
  const mail = await ctx.tx((db) => mailOf(db, ctx.settings, sending), { readOnly: true })
  try {
    await ctx.mailer.send(mail)
    return sent
  } catch (error) {
    return outcomeOfMail(error)
  }
}
