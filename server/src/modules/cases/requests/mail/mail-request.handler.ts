import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobContext } from '../../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { getInstitution, mailSender } from '../../../institutions/index.ts'
import { outcomeOfMail } from '../../../notifications/index.ts'
import { requestAddress } from '../link/request-address.ts'
import { isMailDue, lockMailedRequest, storeMailFailed } from '../queries/mails.ts'
import type { RequestRow } from '../queries/requests.ts'
import { type NotLeft, noteMailLeft, noteMailRefused } from './note-mail.ts'
import { writeRequestMail } from './write-request-mail.ts'

type Payload = { request_id: number; mail: string }
type Sending = { state: 'sent' } | ({ state: 'failed' | 'given_up' } & NotLeft)

/** Thrown so that the queue tries again; what happened stands in the row. */
class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** The mail of a request that is still to leave, or what keeps it from ever leaving. */
async function prepare(db: TenantDb, ctx: JobContext, request: RequestRow): Promise<Mail | NotLeft> {
  if (ctx.settings.smtpUrl === undefined) return { reason: 'not_configured', detail: '' }
  const url = await requestAddress(db, ctx.settings, request)
  if (url === undefined) return { reason: 'link_gone', detail: '' }
  return {
    ...(await mailSender(db, ctx.settings.mailFrom)),
    ...writeRequestMail(request, { url, institution: await getInstitution(db) }),
    to: request.email,
    // A repeat after a crash is the same mail.
    messageId: `<data-request.${db.institutionId}.${request.id}.${request.mail_key}@${new URL(url).hostname}>`,
  }
}

/** The mail, in a transaction that ends before the mail server is spoken to; undefined when nothing is to leave. */
async function begin(ctx: JobContext, { request_id, mail }: Payload): Promise<Mail | undefined> {
  return ctx.tx(async (db) => {
    const request = await lockMailedRequest(db, request_id)
    if (!isMailDue(request, mail)) return undefined
    const prepared = await prepare(db, ctx, request)
    if (!('reason' in prepared)) return prepared
    await noteMailRefused(ctx, db, request, prepared)
    return undefined
  })
}

async function send(ctx: JobContext, mail: Mail): Promise<Sending> {
  try {
    await ctx.mailer.send(mail)
    return { state: 'sent' }
  } catch (error) {
    const outcome = outcomeOfMail(error)
    if (outcome.state === 'failed' || outcome.state === 'given_up') return outcome
    throw error
  }
}

/**
 * Mails a request that is still open, and notes in its row what became of it. A mail that another one has taken the place
 * of does not leave.
 */
export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const mail = await begin(ctx, payload)
  if (!mail) return
  const sending = await send(ctx, mail)
  await ctx.tx(async (db) => {
    const now = await lockMailedRequest(db, payload.request_id)
    if (!isMailDue(now, payload.mail)) return
    if (sending.state === 'sent') await noteMailLeft(ctx, db, now)
    else if (sending.state === 'given_up') await noteMailRefused(ctx, db, now, sending)
    else await storeMailFailed(db, now.id, sending)
  })
  if (sending.state === 'failed') throw new NotSent(sending.reason)
}

/** No try is left: whoever asked is told, and sends it again. */
export async function giveUp(ctx: JobContext, payload: Payload): Promise<void> {
  await ctx.tx(async (db) => {
    const now = await lockMailedRequest(db, payload.request_id)
    if (!isMailDue(now, payload.mail)) return
    await noteMailRefused(ctx, db, now, {
      reason: now.mail_reason ?? 'interrupted',
      detail: now.mail_detail,
    })
  })
}
