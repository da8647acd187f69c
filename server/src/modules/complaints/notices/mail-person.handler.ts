import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { commentLetter, type Letter, letterOf, numberLetter } from './letters.ts'
import { mailOf } from './mail-of.ts'
import { findMailed, findPublicComment, type MailedComplaint } from './queries.ts'

type Payload = {
  complaint_id: number
  mail: string
  status?: ComplaintStatus | undefined
  before?: ComplaintStatus | undefined
}

async function letterFor(db: TenantDb, row: MailedComplaint, payload: Payload): Promise<Letter | undefined> {
  const { mail, status, before } = payload
  if (status !== undefined && before !== undefined)
    // It may stand differently by now; then the later change is mailed, with its own answer.
    return row.status === status ? letterOf(row, { status, before }) : undefined
  if (mail.startsWith('number-')) return row.number === '' ? undefined : numberLetter(row)
  const comment = await findPublicComment(db, Number(mail.split('-')[1]))
  return comment && commentLetter(row, comment)
}

async function prepare(db: TenantDb, ctx: JobContext, payload: Payload): Promise<Mail | undefined> {
  const row = await findMailed(db, payload.complaint_id)
  if (!row || row.email === '') return undefined
  const letter = await letterFor(db, row, payload)
  return letter && mailOf(db, ctx, { letter, row, to: row.email, name: row.name, mail: payload.mail })
}

export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx, payload), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
