import { looksLikeCnp, maskCnp, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { countHits, tooMany } from '../../../platform/http/guard/limit-calls.ts'

type Asker = Omit<StaffCtx, 'db'>

/**
 * How many CNPs one person may ask about in ten minutes: enough for the longest pasted list, and for a
 * counter that never rests.
 */
const MOST_ASKED = 600
const WINDOW_SECONDS = 600

/**
 * The typed CNP, normalised, or '' when it is not whole. CNPs are never compared in part, or somebody could
 * find one out digit by digit.
 */
export const wholeCnp = (typed: string): string => (looksLikeCnp(typed) ? normaliseCnp(typed) : '')

export async function limitCnps({ database, institutionId, actor }: Asker, count: number): Promise<void> {
  if (count === 0) return
  const key = `cnp|${institutionId}|${actor.institutionId}|${actor.id}`
  const [asked] = await countHits(database.global, [key], WINDOW_SECONDS, count)
  if (asked && asked.hits > MOST_ASKED) throw tooMany(asked.left)
}

/**
 * Records in the trail who asked about CNPs, as the search box does: whether a CNP is known is an answer
 * about a person.
 */
export async function tellCnps(
  ctx: Asker,
  cnps: readonly string[],
  { found, refused }: { found: number; refused: boolean },
): Promise<void> {
  const [cnp] = cnps
  if (cnp === undefined) return
  await ctx.database.inInstitution(ctx.institutionId, (db) =>
    recordAudit(
      { ...ctx, db },
      {
        action: 'search.by_cnp',
        subjectType: 'search',
        subjectId: 0,
        after: { ...(cnps.length === 1 ? { cnp: maskCnp(cnp) } : { cnps: cnps.length }), found, refused },
      },
    ),
  )
  ctx.database.wake()
}
