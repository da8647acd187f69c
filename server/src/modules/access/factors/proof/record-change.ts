import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { FactorChange } from '../../events/factor-changes.ts'
import type { OwnCtx } from './require-proof.ts'
import { tellChange } from './tell-change.ts'

type Change = {
  action: 'factor.added' | 'factor.renamed' | 'factor.removed' | 'recovery_codes.renewed'
  before?: Record<string, string>
  after?: Record<string, string>
  /** The change that the mail tells; absent for a new name, which is not mailed. */
  tell?: FactorChange
}

/** The audit row of a change that a person made to their own factors, and the mail about it; no secret is in it. */
export async function recordChange(ctx: OwnCtx, db: TenantDb, { tell, ...change }: Change): Promise<void> {
  await recordAudit(
    { ...ctx, db },
    {
      subjectType: 'user',
      subjectId: ctx.actor.id,
      ...change,
    },
  )
  if (tell) await tellChange(db, ctx.actor.id, tell, ctx.clock.now())
}
