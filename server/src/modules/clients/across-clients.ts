import type { Fields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { insideInstitution } from '../../platform/db/tenant-db.ts'
import type { Services } from '../../platform/http/context.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'

/** One transaction seen twice: `db` as the platform's own (institution 0), `inside` as a client's. */
export type AcrossDb = { db: TenantDb; inside: (clientId: number) => TenantDb }

/** What the work gives back: its answer, and what the audit entry says about it. */
export type Told<T> = {
  answer: T
  /** The client that the audit entry is about; 0 when the work is about several, as a list is. */
  clientId: number
  before?: Fields
  after?: Fields
  /** The answer was kept from an earlier call: nothing was read or changed, so no audit entry is written. */
  replayed?: boolean
}

type Ctx = Pick<Services, 'database' | 'clock'> & { readonly actor: Actor }

/**
 * Runs a person's work across institutions, in one transaction of the platform's role; this module has no
 * other way to them. The transaction ends with an audit entry of the platform that names the reason. When the
 * work changes a client, the work itself tells that client's own audit.
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
        // Reading has a subject type of its own, so that „changed meanwhile by” never names somebody who only
        // looked.
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
