import type { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import { dataAnswer } from '../../../platform/http/answers/data-answer.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { gatherPersonData, type KeptAbout } from './gather-person-data.ts'
import { writePersonData } from './write-person-data.ts'

type Call = typeof issuerPersonCalls.data

/**
 * Gives everything kept about a person as a file for that person: for machines or for reading, by `format`.
 */
export async function takeData(
  ctx: Ctx<Call>,
  { params }: InputOf<Call>,
  kept: KeptAbout,
): Promise<WholeAnswer> {
  const data = await gatherPersonData(ctx, params.id, kept)
  ctx.database.wake()
  return dataAnswer({
    name: `${ctx.language === 'ro' ? 'deponent' : 'issuer'}-${params.id}`,
    format: params.format,
    data,
    text: () => writePersonData(data, ctx.language),
  })
}
