import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { OwnCtx } from './require-proof.ts'
import { type FactorChange, tellChange } from './tell-change.ts'

type Change = {
  action: 'factor.added' | 'factor.renamed' | 'factor.removed' | 'recovery_codes.renewed'
  before?: Record<string, string>
  after?: Record<string, string>
  /** What the mail about it says; a new name is none. */
  tell?: FactorChange
}

/** The audit row of a change that a person made to their own factors, and the mail about it; no secret is in it. */
export async function recordChange(ctx: OwnCtx, db: TenantDb, { tell, ...change }: Change): Promise<void> {
  await writeAudit(db, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    subjectType: 'user',
    subjectId: ctx.actor.id,
    ...change,
  })
  if (tell) await tellChange(db, ctx.actor.id, tell, ctx.clock.now())
}
