import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../../notifications/index.ts'

/** A document as notices tell of it. */
export type ToldDocument = {
  id: number
  number: string
  short_description: string
  access_level: number
  group_id: number | null
  group_name: string | null
  registered_by_institution_id: number
  registered_by_id: number | null
  registered_at: string
  /** A case began with it. */
  opened_case: boolean
  /** A complaint: it is told of as such. */
  is_complaint: boolean
}

const told = sql`d.id, d.number, d.short_description, d.access_level, d.group_id, g.name as group_name, d.registered_by_institution_id, d.registered_by_id, d.registered_at, exists (select from case_documents x where x.institution_id = d.institution_id and x.document_id = d.id and x.role = 'origin') as opened_case, exists (select from complaints x where x.institution_id = d.institution_id and x.document_id = d.id) as is_complaint`
const from = sql`documents d left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id`

export function listToldDocuments(db: TenantDb, ids: readonly number[]): Promise<ToldDocument[]> {
  return db.rows(sql<ToldDocument>`
    select ${told} from ${from} where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[]) order by d.id`)
}

export async function findTold(db: TenantDb, id: number): Promise<ToldDocument | undefined> {
  return (await listToldDocuments(db, [id]))[0]
}

/** Those of some documents that somebody gave away since they were registered: that was told by itself. */
export async function listAssigned(db: TenantDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.rows(sql<{ id: number }>`
    select i as id from unnest(${[...ids]}::bigint[]) i
     where exists (select from audit_entries e
                    where e.institution_id = ${db.institutionId} and e.subject_type = 'document' and e.subject_id = i
                      and e.action = 'document.assigned')`)
  return new Set(rows.map(({ id }) => id))
}

/** Takes out who made a document wait that no longer does on a day, and until when it was to wait. */
export function takeWaiter(
  db: TenantDb,
  documentId: number,
  today: string,
): Promise<{ person: Person; on: string } | undefined> {
  return db.maybe(sql<{ person: Person; on: string }>`
    delete from document_notices
     where institution_id = ${db.institutionId} and document_id = ${documentId} and kind = 'pending_ended' and due_on <= ${today}::date
    returning json_build_object('institutionId', user_institution_id, 'id', user_id) as person, due_on as on`)
}

export async function findAuthor(
  db: TenantDb,
  commentId: number,
): Promise<{ person: Person; name: string } | undefined> {
  return db.maybe(sql<{ person: Person; name: string }>`
    select json_build_object('institutionId', author_institution_id, 'id', author_id) as person, author_name as name
      from document_comments where institution_id = ${db.institutionId} and id = ${commentId}`)
}

/** With whom the work lies in a case: a person, or a group of which nobody has it; one without a group is nobody’s. */
export type CaseWorker = { document_id: number; user_id: number | null; group_id: number | null }

/** The same of the cases that hold some documents. */
export function listCaseWorkers(db: TenantDb, documentIds: readonly number[]): Promise<CaseWorker[]> {
  return db.rows(sql<CaseWorker>`
    select distinct x.document_id, s.user_id, s.group_id
      from case_documents x join case_shares s on s.institution_id = x.institution_id and s.case_id = x.case_id
     where x.institution_id = ${db.institutionId} and x.document_id = any(${[...documentIds]}::bigint[]) and x.held and s.is_open`)
}
