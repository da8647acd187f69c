import type { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { printedAnswer } from '../../printing/index.ts'
import { drawDeclaration } from './draw-declaration.ts'
import { listDeclared } from './queries.ts'

type Call = typeof gazetteEntryCalls.declaration

/** Declares what was published, withdrawn and erased in a period. It is drawn after the transaction. */
export async function printDeclaration(ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<WholeAnswer> {
  const { actor, clock, database, institutionId, language } = ctx
  const [from = '', to = ''] = [query.from, query.to].sort()
  const { rows, institution } = await database.inInstitution(
    institutionId,
    async (db) => ({ rows: await listDeclared(db, { from, to }), institution: await getInstitution(db) }),
    { readOnly: true },
  )
  const around = { from, to, language, institution, by: actor.name, createdAt: clock.now() }
  return printedAnswer(await drawDeclaration(rows, around), `declaratie-${from}-${to}.pdf`)
}
