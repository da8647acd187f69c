import type { ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import { openShareStatuses } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../../notifications/index.ts'

/** A case as notices tell of it. */
export type ToldCase = {
  id: number
  number: string
  title: string
  origin_id: number
  /** Of the document it began with: who sees that, sees the case. */
  access_level: number
}

/** A share as it is now. */
export type ToldShare = {
  id: number
  group_id: number | null
  group_name: string
  user_id: number | null
  role: ShareRole
  status: ShareStatus
  reason: string
}

export function findToldCase(db: TenantDb, id: number): Promise<ToldCase | undefined> {
  return db.maybe(sql<ToldCase>`
    select c.id, c.number, c.title, c.origin_id, d.access_level
      from cases c join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
     where c.institution_id = ${db.institutionId} and c.id = ${id}`)
}

/** The case that began with a document, the newest of several. */
export async function findCaseOfOrigin(db: TenantDb, documentId: number): Promise<number | undefined> {
  const row = await db.maybe(sql<{ id: number }>`
    select case_id as id from case_documents
     where institution_id = ${db.institutionId} and document_id = ${documentId} and role = 'origin'
     order by case_id desc limit 1`)
  return row?.id
}

export function listToldShares(db: TenantDb, caseId: number): Promise<ToldShare[]> {
  return db.rows(sql<ToldShare>`
    select s.id, s.group_id, coalesce(g.name, '') as group_name, s.user_id, s.role, s.status, s.reason
      from case_shares s left join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
     where s.institution_id = ${db.institutionId} and s.case_id = ${caseId} order by s.id`)
}

/** People who have an open share of a case. */
export async function listWorking(db: TenantDb, caseId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select distinct user_id as id from case_shares
     where institution_id = ${db.institutionId} and case_id = ${caseId} and user_id is not null
       and status = any(${[...openShareStatuses]}::text[])`)
  return rows.map(({ id }) => id)
}

type WrittenNote = {
  author: Person
  author_name: string
  /** People whom the note mentions: they are told of that. */
  mentioned: number[]
  /** Of a note for one department: the people who read it; null = everybody who sees the case. */
  readers: number[] | null
}

/** A note as its readers are told of it. */
export function findNote(db: TenantDb, commentId: number): Promise<WrittenNote | undefined> {
  return db.maybe(sql<WrittenNote>`
    select json_build_object('institutionId', c.author_institution_id, 'id', c.author_id) as author, c.author_name,
           coalesce((select json_agg(m.user_id) from document_comment_mentions m
                      where m.institution_id = c.institution_id and m.comment_id = c.id), '[]') as mentioned,
           case when c.group_id is not null then
             coalesce((select json_agg(m.user_id) from group_members m
                        where m.institution_id = c.institution_id and m.group_id = c.group_id), '[]') end as readers
      from document_comments c where c.institution_id = ${db.institutionId} and c.id = ${commentId}`)
}

export type GivenShare = {
  case_id: number
  group_id: number
  group_name: string
  user_id: number | null
}

/** What a batch has given, as far as it still lies where the batch put it. */
export function listGivenBy(db: TenantDb, batchId: number): Promise<GivenShare[]> {
  return db.rows(sql<GivenShare>`
    select s.case_id, s.group_id, g.name as group_name, s.user_id
      from case_batch_items i
      join case_shares s on s.institution_id = i.institution_id and s.case_id = i.case_id
       and (s.id = i.share_id or (i.before -> 'added') @> to_jsonb(s.id))
      join user_groups g on g.institution_id = s.institution_id and g.id = s.group_id
     where i.institution_id = ${db.institutionId} and i.batch_id = ${batchId} and i.state = 'changed' and s.is_open
     order by s.case_id, s.id`)
}

/** The same of several. */
export function listToldCases(db: TenantDb, ids: readonly number[]): Promise<ToldCase[]> {
  return db.rows(sql<ToldCase>`
    select c.id, c.number, c.title, c.origin_id, d.access_level
      from cases c join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
     where c.institution_id = ${db.institutionId} and c.id = any(${[...ids]}::bigint[])`)
}
