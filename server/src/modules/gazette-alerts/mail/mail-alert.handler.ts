import { gazetteAlertCalls } from '@hdoc/contract/gazette/gazette-alerts.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { endingToken } from '../alerts/ending-token.ts'
import { findAlert } from '../alerts/queries.ts'
import { dropItems, listTold } from './queries.ts'
import { writeAlert } from './write-alert.ts'

type Payload = { alert_id: number; mail: number }

/** The mail; undefined once the alerts have ended, or when all that it would tell was withdrawn. */
async function prepare(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  { alert_id, mail }: Payload,
): Promise<Mail | undefined> {
  const alert = await findAlert(db, alert_id)
  if (!alert) return undefined
  const entries = await listTold(db, alert_id, mail)
  if (entries.length === 0) return undefined
  const token = await endingToken(db, settings, alert)
  const base = await publicAddress(db, db.institutionId, settings)
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...writeAlert(entries, alert, { institution: await getInstitution(db), base, token }),
    to: alert.email,
    endUrl: `${base}${gazetteAlertCalls.end.path.replace(':token', token)}`,
    messageId: `<gazette-alert.${db.institutionId}.${alert_id}.${mail}@${new URL(base).hostname}>`,
  }
}

/** Killed before the rows are gone, the same mail leaves again under the same Message-ID, and no other. */
export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx, payload))
  if (mail) await ctx.mailer.send(mail)
  await ctx.tx((db) => dropItems(db, payload.alert_id, payload.mail))
}
