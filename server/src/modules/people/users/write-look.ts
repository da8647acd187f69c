import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { hasLooked } from './queries/platform-list.ts'

/** Looks within this time count as one, so that typing a search does not write a row for each letter. */
const ONE_LOOK_MS = 60 * 60_000

export type Look = {
  action: string
  subjectType: 'user' | 'user_list'
  /** 0 for a list. */
  subjectId: number
  /** What the looking was for. */
  reason: string
}

/**
 * Records that the platform looked at people, and what for, in the trail of the institution of these people.
 */
export async function writeLook({ db, actor, clock }: StaffCtx, look: Look): Promise<void> {
  const at = clock.now()
  const since = new Date(at.getTime() - ONE_LOOK_MS)
  if (await hasLooked(db, { ...look, actorId: actor.id, since })) return
  await writeAudit(db, { actor: auditActor(actor), at, ...look })
}
