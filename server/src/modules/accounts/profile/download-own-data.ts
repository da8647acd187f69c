import type { profileCalls } from '@hdoc/contract/accounts/profile.ts'
import { dataAnswer } from '../../../platform/http/answers/data-answer.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { gatherOwnData } from './gather-own-data.ts'
import { writeOwnData } from './write-own-data.ts'

type Call = typeof profileCalls.data

export async function downloadOwnData(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<WholeAnswer> {
  const data = await gatherOwnData(ctx)
  ctx.database.wake()
  return dataAnswer({
    name: `${ctx.language === 'ro' ? 'datele-mele' : 'my-data'}-${ctx.actor.username}`,
    format: params.format,
    data,
    text: () => writeOwnData(data, ctx.language),
  })
}
