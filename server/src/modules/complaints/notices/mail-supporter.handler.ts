import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { supporterLetter } from './letters.ts'
import { mailOf } from './mail-of.ts'
import { findMailed, findSupporter, storeTold } from './queries.ts'

type Payload = { complaint_id: number; supporter_id: number }

/** The address goes only once the mail has left: a crash between the two sends the same mail again. */
export async function handle(ctx: JobContext, { complaint_id, supporter_id }: Payload): Promise<void> {
  const mail = await ctx.tx(
    async (db) => {
      const row = await findMailed(db, complaint_id)
      const supporter = await findSupporter(db, supporter_id)
      // Reopened meanwhile: they are told when it ends again.
      if (!row || !supporter || row.status === 'open' || row.status === 'in_progress') return undefined
      return mailOf(db, ctx, {
        letter: supporterLetter(row),
        row,
        to: supporter.email,
        name: '',
        mail: `joined-${supporter_id}`,
        linked: false,
      })
    },
    { readOnly: true },
  )
  if (!mail) return
  await ctx.mailer.send(mail)
  await ctx.tx((db) => storeTold(db, supporter_id, ctx.clock.now()))
}
