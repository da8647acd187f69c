import type { searchCalls } from '@hdoc/contract/search/search.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { limitCnps, tellCnps, wholeCnp } from '../issuers/index.ts'
import { findDocuments } from './find-documents.ts'

type Call = typeof searchCalls.find

/**
 * Searches without writing. The trail tells who looked for a CNP, with or without the right to; such searches count
 * towards the CNPs that a person may ask about.
 */
export async function searchAndTell(ctx: Ctx<Call>, input: InputOf<Call>) {
  const cnp = wholeCnp(input.body.q)
  await limitCnps(ctx, cnp === '' ? 0 : 1)
  const answer = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findDocuments({ ...ctx, db }, input),
    { readOnly: true },
  )
  if (cnp !== '') await tellCnps(ctx, [cnp], { found: answer.data.length, refused: answer.cnp_refused })
  return answer
}
