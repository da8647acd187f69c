import type { complaintFormCalls } from '@hdoc/contract/complaints/complaint-form.ts'
import { COUNTIES } from '@hdoc/contract/ro/counties.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findLocalities } from '../../company-lookup/index.ts'
import { findOwnPlace, type OwnPlace } from './queries.ts'

type Call = typeof complaintFormCalls.places
const MOST = 8
/** Most localities of one county; all are looked through for those of the institution. */
const EVERY = 2000

/** The localities of the institution's own town or commune; of the whole county where it names none. */
function localitiesOf({ county, locality }: OwnPlace, typed: string): string[] {
  const code = COUNTIES.find(({ name }) => searchKey(name) === searchKey(county))?.code
  if (code === undefined) return []
  const own = searchKey(locality)
  const seat = findLocalities(code, '', EVERY).find(
    ({ name, uat }) => searchKey(name) === own || searchKey(uat) === own,
  )
  return findLocalities(code, typed, seat === undefined ? MOST : EVERY)
    .filter(({ uat }) => seat === undefined || uat === seat.uat)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/**
 * The localities that one may mean by what is typed. Streets are not suggested: the institution knows them from addresses of
 * people only.
 */
export async function suggestPlaces(ctx: Ctx<Call>, { query: { q } }: InputOf<Call>) {
  const place = await ctx.database.inInstitution(ctx.caller.host.institutionId, findOwnPlace, {
    readOnly: true,
  })
  return { localities: place === undefined ? [] : localitiesOf(place, q) }
}
