import type { ViewedList } from '@hdoc/contract/documents/list/document-views.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type ViewRow = {
  id: number
  name: string
  address: string
  group_id: number | null
  group_name: string | null
  owner_name: string
  own: boolean
}
export type OwnView = Granted<'document_view.change', ViewRow>
export type ViewValues = { name: string; address: string; groupId: number | null }

const isOwn = (actor: Actor): Fragment =>
  sql`(v.owner_institution_id = ${actor.institutionId} and v.owner_id = ${actor.id})`

/** One's own views of a list, or one view by its id, and those shared with one's groups, by name. */
export function listViews(db: TenantDb, actor: Actor, which: ViewedList | number): Promise<ViewRow[]> {
  const one = typeof which === 'number' ? sql`v.id = ${which}` : sql`v.list = ${which}`
  return db.rows(sql<ViewRow>`
    select v.id, v.name, v.address, v.group_id, g.name as group_name, v.owner_name, ${isOwn(actor)} as own
      from document_views v left join user_groups g on g.institution_id = v.institution_id and g.id = v.group_id
     where v.institution_id = ${db.institutionId} and ${one}
       and (${isOwn(actor)} or v.group_id = any(${[...actor.groupIds]}::bigint[]))
     order by not ${isOwn(actor)}, v.name collate romanian, v.id`)
}

export async function insertView(
  db: TenantDb,
  actor: Actor,
  list: ViewedList,
  values: ViewValues,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into document_views (institution_id, list, name, address, group_id, owner_institution_id, owner_id, owner_name)
    values (${db.institutionId}, ${list}, ${values.name}, ${values.address}, ${values.groupId}, ${actor.institutionId}, ${actor.id}, ${actor.name})
    returning id`)
  return id
}

export function updateView(db: TenantDb, view: OwnView, values: ViewValues): Promise<number> {
  return db.run(sql`
    update document_views set name = ${values.name}, address = ${values.address}, group_id = ${values.groupId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${view.id}`)
}

export function deleteView(db: TenantDb, view: OwnView): Promise<number> {
  return db.run(
    sql`delete from document_views where institution_id = ${db.institutionId} and id = ${view.id}`,
  )
}
