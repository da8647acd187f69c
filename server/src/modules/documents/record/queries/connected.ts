import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../visibility/queries/visibility.ts'

/** Condition for comments (alias c) that a person may read: a department's are for its members and their author. */
export const isReader = (actor: Actor): Fragment =>
  sql`(c.group_id is null or c.group_id = any(${[...actor.groupIds]}::bigint[])
       or (c.author_institution_id = ${actor.institutionId} and c.author_id = ${actor.id}))`

/** Connections of a document, both ways, each with the other document's id. */
export const linksOf = (db: TenantDb, documentId: number): Fragment => sql`
  select id, kind, 'from' as direction, to_id as other_id, linked_by_name, linked_at from document_links
   where institution_id = ${db.institutionId} and from_id = ${documentId}
  union all
  select id, kind, 'to', from_id, linked_by_name, linked_at from document_links
   where institution_id = ${db.institutionId} and to_id = ${documentId}`

/** Counts what a person finds in the tabs of a document, and names the documents that it answers. */
export function findConnected(
  db: TenantDb,
  { viewer, actor, documentId }: { viewer: Viewer; actor: Actor; documentId: number },
): Promise<Document['connected']> {
  return db.one(sql<Document['connected']>`
    select (select count(*)::int from document_comments c
             where c.institution_id = ${db.institutionId} and c.document_id = ${documentId} and ${isReader(actor)}) as comments,
           count(l.id)::int as links,
           coalesce(jsonb_agg(jsonb_build_object('id', l.other_id, 'number', l.number) order by l.id)
                      filter (where l.kind = 'answers' and l.direction = 'from'), '[]') as answers
      from (select linked.*, d.number from (${linksOf(db, documentId)}) linked
              join documents d on d.institution_id = ${db.institutionId} and d.id = linked.other_id
             where ${isVisible(db, viewer)}) l`)
}
