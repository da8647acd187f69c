import type { Fields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { insideInstitution } from '../../platform/db/tenant-db.ts'
import type { Services } from '../../platform/http/context.ts'

export const PLATFORM = 0

/** The same transaction seen as the platform's own (`db`, institution 0) and as a client's. */
export type AcrossDb = { db: TenantDb; inside: (clientId: number) => TenantDb }

/** What the work gives back: its answer, and what the audit is to say of it. */
export type Told<T> = {
  answer: T
  /** 0 = several, a list. */
  clientId: number
  before?: Fields
  after?: Fields
  /** An answer kept from an earlier call: nothing was read or changed. */
  replayed?: boolean
}

type Ctx = Pick<Services, 'database' | 'clock'> & { readonly actor: Actor }

/**
 * A person's work across institutions, the only way to it in this module: one transaction of the platform's role that
 * ends with an audit entry of the platform, which names the reason. What changes a client is told to its own audit by
 * the work itself.
 */
export async function acrossClients<T>(
  ctx: Ctx,
  why: { action: string; reason: string },
  work: (across: AcrossDb) => Promise<Told<T>>,
): Promise<T> {
  const answer = await ctx.database.asPlatform(why.reason, async (platform) => {
    const inside = (clientId: number) => insideInstitution(platform, clientId)
    const db = inside(PLATFORM)
    const told = await work({ db, inside })
    if (told.replayed) return told.answer
    await recordAudit(
      { ...ctx, db },
      {
        action: why.action,
        // Reading is a subject of its own: „changed meanwhile by” must not name who only looked.
        subjectType: told.after === undefined ? 'client_data' : 'client',
        subjectId: told.clientId,
        ...(told.before && { before: told.before }),
        ...(told.after && { after: told.after }),
        reason: why.reason,
      },
    )
    return told.answer
  })
  ctx.database.wake()
  return answer
}
