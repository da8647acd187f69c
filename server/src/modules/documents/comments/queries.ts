import type { Actor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isReader } from '../record/queries/connected.ts'
import type { DocumentRow } from '../record/queries/documents.ts'

export type CommentRow = {
  id: number
  document_id: number
  body: string
  group_id: number | null
  group_name: string | null
  written_at: string
  edited_at: string | null
  earlier: { body: string; until: string }[]
  author_institution_id: number
  author_id: number
  author_name: string
  mentions: { id: number; name: string }[]
}
export type OwnComment = Granted<'comment.update', CommentRow>

const select = sql`select c.id, c.document_id, c.body, c.group_id, g.name as group_name, c.written_at, c.edited_at, c.earlier,
  c.author_institution_id, c.author_id, c.author_name,
  coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name)
              from document_comment_mentions m join users u on u.institution_id = m.institution_id and u.id = m.user_id
             where m.institution_id = c.institution_id and m.comment_id = c.id), '[]') as mentions
  from document_comments c left join user_groups g on g.institution_id = c.institution_id and g.id = c.group_id`

/** The comments that the actor may read, of a document that was loaded through visibility. */
export function listComments(db: TenantDb, document: DocumentRow, actor: Actor): Promise<CommentRow[]> {
  return db.rows(sql<CommentRow>`${select}
    where c.institution_id = ${db.institutionId} and c.document_id = ${document.id} and ${isReader(actor)} order by c.id`)
}

/** A comment that the actor may read. Whether they may see its document has to be checked apart. */
export function findComment(db: TenantDb, actor: Actor, id: number): Promise<CommentRow | undefined> {
  return db.maybe(
    sql<CommentRow>`${select} where c.institution_id = ${db.institutionId} and c.id = ${id} and ${isReader(actor)}`,
  )
}

/** Waits for others who change it. */
export async function lockComment(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from document_comments where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export async function insertComment(
  db: TenantDb,
  document: Granted<'document.comment', DocumentRow>,
  { actor, at, body, groupId }: { actor: Actor; at: Date; body: string; groupId: number | null },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into document_comments (institution_id, document_id, body, group_id, written_at, author_institution_id, author_id, author_name)
    values (${db.institutionId}, ${document.id}, ${body}, ${groupId}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name})
    returning id`)
  return id
}

export function updateComment(db: TenantDb, comment: OwnComment, body: string, at: Date): Promise<number> {
  return db.run(sql`
    update document_comments
       set body = ${body}, edited_at = ${at}, earlier = earlier || jsonb_build_object('body', body, 'until', ${at.toISOString()}::text)
     where institution_id = ${db.institutionId} and id = ${comment.id}`)
}

/** Keeps the people who are mentioned; gives the ids of those who were not mentioned before. */
export async function addMentions(
  db: TenantDb,
  comment: { id: number },
  userIds: readonly number[],
): Promise<number[]> {
  const added = await db.rows(sql<{ user_id: number }>`
    insert into document_comment_mentions (institution_id, comment_id, user_id)
      select ${db.institutionId}, ${comment.id}, u from unnest(${[...userIds]}::bigint[]) u
    on conflict do nothing returning user_id`)
  return added.map(({ user_id }) => user_id)
}

export type Reader = { id: number; name: string; is_admin: boolean; roles: string[]; group_ids: number[] }

/**
 * The people of the institution among these ids, with what decides their visibility. Ids of other people are
 * left out.
 */
export function listReaders(db: TenantDb, ids: readonly number[]): Promise<Reader[]> {
  return db.rows(sql<Reader>`
    select r.id, r.name, r.is_admin, r.roles, r.group_ids::text[]::float8[] as group_ids
      from unnest(${[...ids]}::bigint[]) p cross join lateral person_rights(${db.institutionId}, p) r`)
}
