import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { isOpenToDepartment } from '../../documents/index.ts'
import { tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import { type GivenShare, listGivenBy, listToldCases, type ToldCase } from './queries.ts'
import { ownPeople, subjectOf } from './told-case.ts'

/** What one person got by a batch, themselves or as a head of the groups named. */
type Got = { cases: Set<number>; groups: Set<string>; isOwn: boolean }

/** Each person who got something: of work that nobody has yet, the heads of its group, if they see the case. */
async function gather(
  db: TenantDb,
  given: readonly GivenShare[],
  told: ReadonlyMap<number, ToldCase>,
): Promise<Map<number, Got>> {
  const loose = given.filter(({ user_id }) => user_id === null)
  const heads = await listHeads(db, [...new Set(loose.map(({ group_id }) => group_id))])
  const got = new Map<number, Got>()
  for (const { case_id, group_id, group_name, user_id } of given) {
    const row = told.get(case_id)
    const headed = row && isOpenToDepartment(row) ? (heads.get(group_id) ?? []) : []
    for (const person of user_id === null ? headed : [user_id]) {
      const one: Got = got.get(person) ?? { cases: new Set(), groups: new Set(), isOwn: false }
      one.cases.add(case_id)
      one.groups.add(group_name)
      got.set(person, { ...one, isOwn: one.isOwn || user_id !== null })
    }
  }
  return got
}

/** Tells everybody to whom a batch gave work of all of it at once, in one notice. */
export async function tellGivenCases(
  db: TenantDb,
  { id, actor }: { id: number; actor: Actor },
  at: Date,
): Promise<void> {
  const given = await listGivenBy(db, id)
  const caseIds = [...new Set(given.map(({ case_id }) => case_id))]
  const told = new Map((await listToldCases(db, caseIds)).map((row) => [row.id, row]))
  const by = actor.name
  for (const [person, { cases, groups, isOwn }] of await gather(db, given, told)) {
    const common = { cause: `case_batch:${id}`, at, by: actor, persons: ownPeople(db, [person]) }
    const group = [...groups].join(', ')
    const [only] = [...cases].flatMap((one) => told.get(one) ?? [])
    const count = cases.size
    const queue = { id, number: '' }
    if (count === 1 && only && isOwn)
      await tell(db, { ...common, text: 'case_given', values: { by }, subject: subjectOf(only) })
    else if (count === 1 && only)
      await tell(db, {
        ...common,
        text: 'case_given_to_group',
        values: { by, group },
        subject: subjectOf(only),
      })
    else if (isOwn) await tell(db, { ...common, text: 'cases_given', values: { by, count }, subject: queue })
    else
      await tell(db, {
        ...common,
        text: 'cases_given_to_group',
        values: { by, group, count },
        subject: queue,
      })
  }
}
