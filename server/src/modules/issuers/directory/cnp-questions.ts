import { looksLikeCnp, maskCnp, normaliseCnp } from '@hdoc/contract/ro/cnp.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { countHits, tooMany } from '../../../platform/http/limit-calls.ts'

type Asker = Omit<StaffCtx, 'db'>

/** CNPs that one person may ask about in ten minutes: the longest pasted list, and a counter that never rests. */
const MOST_ASKED = 600
const WINDOW_SECONDS = 600

/** A CNP is compared whole or not at all: by its parts it could be found out digit by digit. '' = not whole. */
export const wholeCnp = (typed: string): string => (looksLikeCnp(typed) ? normaliseCnp(typed) : '')

export async function limitCnps({ database, institutionId, actor }: Asker, count: number): Promise<void> {
  if (count === 0) return
  const key = `cnp|${institutionId}|${actor.institutionId}|${actor.id}`
  const [asked] = await countHits(database.global, [key], WINDOW_SECONDS, count)
  if (asked && asked.hits > MOST_ASKED) throw tooMany(asked.left)
}

/** Whether somebody is known by a CNP is an answer about a person: who asked stays in the trail, as in the search box. */
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
