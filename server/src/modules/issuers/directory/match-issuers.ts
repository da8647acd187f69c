import type { registrationListCalls } from '@hdoc/contract/registration-list.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { presentSuggestion } from './present.ts'
import { listSuggestions, matchIssuers } from './queries.ts'

/** Candidates of one line. */
const MOST_FOUND = 5

/** Each line of a pasted list with the issuers it may mean. */
export async function matchLines({ db }: StaffCtx, { body }: InputOf<typeof registrationListCalls.match>) {
  const lines = body.lines.map(({ name, cui, cnp }) => ({
    name,
    cui: normaliseCui(cui)?.cui ?? '',
    cnp: cnp.replace(/\D/g, ''),
  }))
  const matches = await matchIssuers(db, lines, MOST_FOUND)
  const rows = new Map(
    (await listSuggestions(db, [...new Set(matches.map(({ id }) => id))])).map((row) => [row.id, row]),
  )
  return {
    data: lines.map((_, n) => {
      const mine = matches.filter(({ line }) => line === n)
      const byCode = mine.some(({ by_code }) => by_code)
      return {
        found: mine
          .filter(({ by_code }) => by_code === byCode)
          .flatMap(({ id }) => rows.get(id) ?? [])
          .map(presentSuggestion),
        by: byCode ? ('code' as const) : mine.length > 0 ? ('name' as const) : ('none' as const),
      }
    }),
  }
}
