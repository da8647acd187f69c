import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { dataAnswer } from '../../../platform/http/answers/data-answer.ts'
import type { Ctx, Handler, WholeAnswer } from '../../../platform/http/context.ts'
import { gatherOwnData } from './gather-own-data.ts'
import type { KeptPart } from './kept-about-person.ts'
import { writeOwnData } from './write-own-data.ts'

type Call = typeof profileCalls.data

export const downloadOwnData =
  (parts: readonly KeptPart[]): Handler<Call> =>
  async (ctx: Ctx<Call>, { params }): Promise<WholeAnswer> => {
    const own = await gatherOwnData(ctx, parts)
    ctx.database.wake()
    return dataAnswer({
      name: `${ctx.language === 'ro' ? 'datele-mele' : 'my-data'}-${ctx.actor.username}`,
      format: params.format,
      data: { ...own.data, ...Object.fromEntries(own.kept.map(({ key, data }) => [key, data])) },
      text: () => writeOwnData(own, ctx.language),
    })
  }
