import type { registrationListCalls } from '@hdoc/contract/documents/registration/registration-list.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { limitCnps, tellCnps, wholeCnp } from './cnp-questions.ts'
import { presentSuggestion } from './present.ts'
import { listSuggestions, matchIssuers } from './queries.ts'

/** Most candidates for one line. */
const MOST_FOUND = 5

type Call = typeof registrationListCalls.match
type Line = { name: string; cui: string; cnp: string }

async function meaningsOf(db: TenantDb, secrets: Secrets, lines: readonly Line[]) {
  const matches = await matchIssuers(db, secrets, lines, MOST_FOUND)
  const rows = new Map(
    (await listSuggestions(db, secrets, [...new Set(matches.map(({ id }) => id))])).map((row) => [
      row.id,
      row,
    ]),
  )
  return lines.map((_, n) => {
    const mine = matches.filter(({ line }) => line === n)
    const byCode = mine.some(({ by_code }) => by_code)
    return {
      found: mine
        .filter(({ by_code }) => by_code === byCode)
        .flatMap(({ id }) => rows.get(id) ?? [])
        .map(presentSuggestion),
      by: byCode ? ('code' as const) : mine.length > 0 ? ('name' as const) : ('none' as const),
    }
  })
}

/** Each line of a pasted list, or a CNP typed at the counter, with the issuers it may mean. */
export async function matchLines(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const lines = body.lines.map(({ name, cui, cnp }) => ({
    name,
    cui: normaliseCui(cui)?.cui ?? '',
    cnp: wholeCnp(cnp),
  }))
  const cnps = lines.map(({ cnp }) => cnp).filter(Boolean)
  await limitCnps(ctx, cnps.length)
  const data = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => meaningsOf(db, ctx.settings, lines),
    {
      readOnly: true,
    },
  )
  const found = data.filter(({ by }, n) => by === 'code' && lines[n]?.cnp !== '').length
  await tellCnps(ctx, cnps, { found, refused: false })
  return { data }
}
