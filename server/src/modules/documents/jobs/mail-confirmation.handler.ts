import { deadlineReasonSchema } from '@hdoc/contract/ro/deadline.ts'
import { deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { localTime } from '../../../platform/clock.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { getInstitution, publicAddress } from '../../institutions/index.ts'
import type { ConfirmationData } from '../confirmation-data.ts'
import { confirmationMail } from '../confirmation-mail.ts'
import { type ConfirmationRow, findConfirmation } from './queries.ts'

function deadlineOf({ deadline_on, deadline_reason }: ConfirmationRow): ConfirmationData['deadline'] {
  if (deadline_on === null) return null
  return { date: deadline_on, reason: deadlineText(deadlineReasonSchema.parse(deadline_reason)) }
}

/** Read in one transaction that ends before the mail server is spoken to; undefined = nobody is to be told. */
function loadConfirmation(
  { tx, settings }: JobContext,
  documentId: number,
): Promise<{ to: string; address: string; data: ConfirmationData } | undefined> {
  return tx(
    async (db) => {
      const row = await findConfirmation(db, documentId)
      if (row === undefined || row.email === '') return undefined
      const address = await publicAddress(db, db.institutionId, settings)
      const { name, address: seat, phone, email } = await getInstitution(db)
      const data: ConfirmationData = {
        institution: { name, address: seat, phone, email },
        number: row.number,
        registeredOn: row.registered_on,
        registeredTime: localTime(new Date(row.registered_at)),
        register: row.register,
        docType: row.doc_type,
        issuer: row.issuer_name,
        subject: row.short_description,
        pages: row.pages,
        annexes: row.annexes,
        deadline: deadlineOf(row),
        trackingUrl: `${address}/#/urmarire/${row.tracking_code}`,
        registeredBy: row.registered_by_name,
        isTest: row.is_test,
      }
      return { to: row.email, address, data }
    },
    { readOnly: true },
  )
}

/** A repeat after a crash bears the same Message-ID, so the citizen's mail program shows one mail. */
export async function handle(ctx: JobContext, { document_id }: { document_id: number }): Promise<void> {
  const found = await loadConfirmation(ctx, document_id)
  if (found === undefined) return
  const { hostname } = new URL(found.address)
  await ctx.mailer.send({
    to: found.to,
    messageId: `<registered.${ctx.institutionId}.${document_id}@${hostname}>`,
    ...confirmationMail(found.data, 'ro'),
  })
}
