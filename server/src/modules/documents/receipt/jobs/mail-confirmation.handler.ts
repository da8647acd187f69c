import type { JobContext } from '../../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { mailSender } from '../../../institutions/index.ts'
import { confirmationOf, confirming } from '../confirmation.ts'
import type { ConfirmationData } from '../confirmation-data.ts'
import { confirmationMail } from '../confirmation-mail.ts'
import { findConfirmation } from '../queries.ts'

/**
 * Reads what is mailed, in one transaction that ends before the mail server is spoken to; undefined when
 * nobody is to be told.
 */
function loadConfirmation(
  { tx, settings }: JobContext,
  documentId: number,
): Promise<{ to: string; sender: Pick<Mail, 'from' | 'replyTo'>; data: ConfirmationData } | undefined> {
  return tx(
    async (db) => {
      const document = await findConfirmation(db, documentId)
      if (document === undefined || document.email === '') return undefined
      return {
        to: document.email,
        sender: await mailSender(db, settings.mailFrom),
        data: confirmationOf(await confirming({ db, settings }), document),
      }
    },
    { readOnly: true },
  )
}

/** A repeat after a crash bears the same Message-ID, so the citizen's mail program shows one mail. */
export async function handle(ctx: JobContext, { document_id }: { document_id: number }): Promise<void> {
  const found = await loadConfirmation(ctx, document_id)
  if (found === undefined) return
  const { hostname } = new URL(found.data.trackingUrl)
  await ctx.mailer.send({
    ...found.sender,
    to: found.to,
    messageId: `<registered.${ctx.institutionId}.${document_id}@${hostname}>`,
    ...confirmationMail(found.data, 'ro'),
  })
}
