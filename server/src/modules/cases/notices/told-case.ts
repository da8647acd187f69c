import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { isOpenToDepartment } from '../../documents/index.ts'
import type { Person } from '../../notifications/index.ts'
import { listHeads, listStandIns } from '../../people/index.ts'
import type { ToldCase } from './queries.ts'

/** A case as a notice names it. What a restricted one is about stays in the case. */
export const subjectOf = (told: ToldCase) => ({
  id: told.id,
  number: told.number,
  title: isOpenToDepartment(told) ? told.title : '',
})

export const ownPeople = (db: TenantDb, ids: readonly number[]): Person[] =>
  ids.map((id) => ({ institutionId: db.institutionId, id }))

/** Who is told of work that lies with a group: its heads, if they see the case. */
export async function headsOf(db: TenantDb, told: ToldCase, groupId: number | null): Promise<Person[]> {
  if (groupId === null || !isOpenToDepartment(told)) return []
  return ownPeople(db, (await listHeads(db, [groupId])).get(groupId) ?? [])
}

/** The author of an event as notices leave them out. */
export const doneBy = ({ institution_id, id }: { institution_id: number; id: number }): Person => ({
  institutionId: institution_id,
  id,
})

/** A person who is told of their work, and who stands in for them on the day of the cause. */
export async function withStandIn(db: TenantDb, userIds: readonly number[], at: Date): Promise<Person[]> {
  const standIns = await listStandIns(db, { userIds, task: 'cases', today: localDate(at) })
  return ownPeople(db, [...userIds, ...standIns.values()])
}
