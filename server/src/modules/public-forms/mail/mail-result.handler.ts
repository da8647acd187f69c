import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { publicKinds } from '../kinds/public-kind.ts'
import { gatherReceipt, type ReceiptParts } from '../receipt/gather-receipt.ts'
import { renderReceipt } from '../receipt/render-receipt.ts'
import { holderUrl } from '../record/holder-address.ts'
import { listWholeFiles } from '../record/queries/files.ts'
import { findSend } from '../record/queries/sends.ts'
import { writeResult } from './letters.ts'

type Prepared = { mail: Mail; receipt: ReceiptParts }

/** The mail about a confirmed form; undefined once it is erased. */
async function prepare(
  db: TenantDb,
  { settings, filled }: Pick<JobContext, 'settings' | 'filled'>,
  sendId: number,
): Promise<Prepared | undefined> {
  const row = await findSend(db, sendId)
  if (!row || row.result === null || row.confirmed_at === null) return undefined
  const receipt = await gatherReceipt(db, settings, row)
  if (!receipt) return undefined
  const base = await publicAddress(db, db.institutionId, settings)
  const kind = filled(publicKinds).find((one) => one.kind === row.kind)
  const letter = writeResult(row, await getInstitution(db), {
    number: row.result.number,
    deadlineOn: row.result.deadline_on,
    at: new Date(row.confirmed_at),
    url: await holderUrl(db, settings, row.result),
    hasSecret: row.result.holder_id !== null,
    files: await listWholeFiles(db, row.id),
    notes: (await kind?.notes?.({ db, settings, base }, row)) ?? [],
  })
  const mail = {
    ...(await mailSender(db, settings.mailFrom)),
    ...letter,
    to: row.email,
    messageId: `<public-form.${db.institutionId}.${row.id}.result@${new URL(base).hostname}>`,
  }
  return { mail, receipt }
}

/** A repeat after a crash bears the same Message-ID, so that the mail program shows one mail. */
export async function handle(ctx: JobContext, { send_id }: { send_id: number }): Promise<void> {
  const found = await ctx.tx((db) => prepare(db, ctx, send_id))
  if (!found) return
  const { name, bytes } = await renderReceipt(ctx.files, found.receipt)
  await ctx.mailer.send({
    ...found.mail,
    attachments: [{ name, mime: 'application/pdf', content: bytes }],
  })
}
