import type { Language } from '@hdoc/contract/texts/languages.ts'
import { type Actor, type AuditActor, auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'

/** In whose name and when documents are changed: one by a call, or many by a batch. */
export type Work = {
  readonly db: TenantDb
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
  /** The batch that does it; the trail of each document names it. */
  readonly batch?: number
  /** The number of the case that does it; the trail of each document names it. */
  readonly caseNumber?: string
}

export const workOf = (ctx: StaffCtx): Work => ({
  db: ctx.db,
  actor: ctx.actor,
  language: ctx.language,
  now: ctx.clock.now(),
})

/** What every trace of a changed document says: who changed it and when. `batchOf` adds the batch. */
export function traceOf(
  work: Work,
  documentId: number,
): { actor: AuditActor; at: Date; subjectType: 'document'; subjectId: number } {
  return { actor: auditActor(work.actor), at: work.now, subjectType: 'document', subjectId: documentId }
}

/** What the trail says of a change that came from elsewhere: from a batch, or from a case. */
export const batchOf = ({ batch, caseNumber }: Work): { batch?: number; case?: string } => ({
  ...(batch !== undefined && { batch }),
  ...(caseNumber !== undefined && { case: caseNumber }),
})
