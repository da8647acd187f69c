import { looksLikeCnp, maskCnp } from '@hdoc/contract/ro/cnp.ts'
import type { searchCalls } from '@hdoc/contract/search/search.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { findDocuments } from './find-documents.ts'

type Call = typeof searchCalls.find

/** Searches without writing. The trail tells who looked for a CNP, with or without the right to. */
export async function searchAndTell(ctx: Ctx<Call>, input: InputOf<Call>) {
  const answer = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findDocuments({ ...ctx, db }, input),
    { readOnly: true },
  )
  if (!looksLikeCnp(input.body.q)) return answer
  await ctx.database.inInstitution(ctx.institutionId, (db) =>
    recordAudit(
      { ...ctx, db },
      {
        action: 'search.by_cnp',
        subjectType: 'search',
        subjectId: 0,
        after: {
          cnp: maskCnp(input.body.q.replace(/\D/g, '')),
          found: answer.data.length,
          refused: answer.cnp_refused,
        },
      },
    ),
  )
  ctx.database.wake()
  return answer
}
