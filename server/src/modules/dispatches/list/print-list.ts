import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { viewerOf } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { printedAnswer } from '../../printing/index.ts'
import { drawList } from './draw-list.ts'
import { listOfDay } from './queries.ts'

type Call = typeof dispatchCalls.print

/** Prints the list of what leaves on a day by one method. It is drawn after the transaction. */
export async function printList(ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<WholeAnswer> {
  const { actor, clock, database, institutionId } = ctx
  const { rows, institution } = await database.inInstitution(
    institutionId,
    async (db) => ({
      rows: await listOfDay(db, query, await viewerOf(db, actor)),
      institution: await getInstitution(db),
    }),
    { readOnly: true },
  )
  const body = await drawList(rows, { ...query, institution, createdAt: clock.now(), by: actor.name })
  return printedAnswer(body, `borderou-${query.method}-${query.on}.pdf`)
}
