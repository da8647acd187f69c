import { publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { isSent } from '../record/queries/send-row.ts'
import { findSend } from '../record/queries/sends.ts'
import { stateOf } from '../record/send-rules.ts'
import { codeOf, tokenOf } from '../secrets/link-secret.ts'
import { writeConfirmation } from './letters.ts'

type Payload = { send_id: number; mail: number }

/** The mail of a form that still waits; undefined when a newer one took its place, or nobody needs it any more. */
async function prepare(
  db: TenantDb,
  { settings, clock }: Pick<JobContext, 'settings' | 'clock'>,
  { send_id, mail }: Payload,
): Promise<Mail | undefined> {
  const row = await findSend(db, send_id)
  if (!row || !isSent(row) || row.mails !== mail || stateOf(row, clock.now()) !== 'waiting') return undefined
  const of = { institutionId: db.institutionId, purpose: 'form', nonce: row.nonce } as const
  const [token, code] = [tokenOf(settings, of, row.token_hash), codeOf(settings, of, row.token_hash)]
  if (token === undefined || code === undefined) return undefined
  const base = await publicAddress(db, db.institutionId, settings)
  const url = `${base}/#/${publicForm(row.kind).confirmRoute}/${token}`
  const letter = writeConfirmation(row, await getInstitution(db), {
    url,
    code,
    until: new Date(row.expires_at),
  })
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...letter,
    to: row.email,
    messageId: `<public-form.${db.institutionId}.${row.id}.${mail}@${new URL(base).hostname}>`,
  }
}

export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx, payload), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
