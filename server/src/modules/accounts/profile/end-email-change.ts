import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { endLinks, findPendingEmail } from '../links/queries.ts'
import { atHome } from './home.ts'

type Call = typeof profileCalls.withdrawEmail

/** Ends the caller’s change of address that waits for its confirmation, if there is one. */
export async function endEmailChange(db: TenantDb, ctx: Pick<Ctx<Call>, 'actor' | 'clock'>): Promise<void> {
  const now = ctx.clock.now()
  const pending = await findPendingEmail(db, ctx.actor.id, now)
  await endLinks(db, ctx.actor.id, 'email_change', now)
  if (!pending) return
  await recordAudit(
    { ...ctx, db },
    {
      action: 'account.email_change_withdrawn',
      subjectType: 'user',
      subjectId: ctx.actor.id,
      before: { email: pending.email },
    },
  )
}

/** Needs no password, because it gives nobody anything. One that was withdrawn or has ended already is no failure. */
export async function withdrawEmail(ctx: Ctx<Call>) {
  await atHome(ctx, (db) => endEmailChange(db, ctx))
  ctx.database.wake()
  return done(ctx.language)
}
