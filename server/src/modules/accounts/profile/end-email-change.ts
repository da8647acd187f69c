import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { endLinks } from '../links/queries.ts'
import { atHome } from './home.ts'
import { lockAccount } from './queries.ts'

type Call = typeof profileCalls.withdrawEmail

/**
 * Ends the caller’s change of address that waits for its confirmation, and says whether there was one. The account is locked,
 * so that one which is confirmed meanwhile is not called withdrawn.
 */
export async function endEmailChange(
  db: TenantDb,
  ctx: Pick<Ctx<Call>, 'actor' | 'clock'>,
): Promise<boolean> {
  await lockAccount(db, ctx.actor.id)
  const [ended] = await endLinks(db, ctx.actor.id, 'email_change', ctx.clock.now())
  if (!ended) return false
  await recordAudit(
    { ...ctx, db },
    {
      action: 'account.email_change_withdrawn',
      subjectType: 'user',
      subjectId: ctx.actor.id,
      before: { email: ended.email },
    },
  )
  return true
}

/** Needs no password, because it gives nobody anything. One that was withdrawn or has ended already is no failure. */
export async function withdrawEmail(ctx: Ctx<Call>) {
  const withdrawn = await atHome(ctx, (db) => endEmailChange(db, ctx))
  ctx.database.wake()
  return { ...done(ctx.language), withdrawn }
}
