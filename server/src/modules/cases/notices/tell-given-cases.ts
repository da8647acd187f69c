import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { isOpenToDepartment } from '../../documents/index.ts'
import { tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import { type GivenShare, listGivenBy, listToldCases, type ToldCase } from './queries.ts'
import { ownPeople, subjectOf } from './told-case.ts'

/** What one person got by a batch: in their own hands, and as a head of the groups named. */
type Got = { own: Set<number>; ofGroups: Set<number>; groups: Set<string> }

/** Each person who got something: of work that nobody has yet, the heads of its group, if they see the case. */
async function gather(
  db: TenantDb,
  given: readonly GivenShare[],
  told: ReadonlyMap<number, ToldCase>,
): Promise<Map<number, Got>> {
  const loose = given.filter(({ user_id }) => user_id === null)
  const heads = await listHeads(db, [...new Set(loose.map(({ group_id }) => group_id))])
  const got = new Map<number, Got>()
  const gotBy = (person: number): Got => {
    const one = got.get(person) ?? { own: new Set(), ofGroups: new Set(), groups: new Set() }
    got.set(person, one)
    return one
  }
  for (const { case_id, group_id, group_name, user_id } of given) {
    const row = told.get(case_id)
    if (user_id !== null) gotBy(user_id).own.add(case_id)
    else if (row && isOpenToDepartment(row))
      for (const person of heads.get(group_id) ?? []) {
        const { ofGroups, groups } = gotBy(person)
        ofGroups.add(case_id)
        groups.add(group_name)
      }
  }
  return got
}

/** The case, if it is only one: a notice names it and leads to it. */
const onlyOf = (cases: ReadonlySet<number>, told: ReadonlyMap<number, ToldCase>): ToldCase | undefined =>
  cases.size === 1 ? [...cases].flatMap((one) => told.get(one) ?? [])[0] : undefined

/**
 * Tells everybody to whom a batch gave work of all of it at once: in one notice of what is theirs, in another one of
 * what lies with their groups, since each leads to a queue of its own.
 */
export async function tellGivenCases(
  db: TenantDb,
  { id, actor }: { id: number; actor: Actor },
  at: Date,
): Promise<void> {
  const given = await listGivenBy(db, id)
  const caseIds = [...new Set(given.map(({ case_id }) => case_id))]
  const told = new Map((await listToldCases(db, caseIds)).map((row) => [row.id, row]))
  const by = actor.name
  const queue = { id, number: '' }
  for (const [person, { own, ofGroups, groups }] of await gather(db, given, told)) {
    const common = { at, by: actor, persons: ownPeople(db, [person]) }
    const ofOwn = { ...common, cause: `case_batch:${id}` }
    const mine = onlyOf(own, told)
    if (mine) await tell(db, { ...ofOwn, text: 'case_given', values: { by }, subject: subjectOf(mine) })
    else if (own.size > 0)
      await tell(db, { ...ofOwn, text: 'cases_given', values: { by, count: own.size }, subject: queue })
    const ofGroup = { ...common, cause: `case_batch:${id}:group` }
    const group = [...groups].join(', ')
    const theirs = onlyOf(ofGroups, told)
    if (theirs)
      await tell(db, {
        ...ofGroup,
        text: 'case_given_to_group',
        values: { by, group },
        subject: subjectOf(theirs),
      })
    else if (ofGroups.size > 0)
      await tell(db, {
        ...ofGroup,
        text: 'cases_given_to_group',
        values: { by, group, count: ofGroups.size },
        subject: queue,
      })
  }
}
