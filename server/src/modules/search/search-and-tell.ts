import type { searchCalls } from '@hdoc/contract/search/search.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { tellCnps, wholeCnp } from '../issuers/index.ts'
import { findDocuments } from './find-documents.ts'

type Call = typeof searchCalls.find

/** Searches without writing. The trail tells who looked for a CNP, with or without the right to. */
export async function searchAndTell(ctx: Ctx<Call>, input: InputOf<Call>) {
  const answer = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findDocuments({ ...ctx, db }, input),
    { readOnly: true },
  )
  const cnp = wholeCnp(input.body.q)
  if (cnp !== '') await tellCnps(ctx, [cnp], { found: answer.data.length, refused: answer.cnp_refused })
  return answer
}
