import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { GazetteState, GazetteWithdrawal } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { EntryLink } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type EntryRow = {
  id: number
  category_id: number
  category_code: string
  /** '' = the law's. */
  category_name: string
  number: string
  act_on: string | null
  act_issuer: string
  title: string
  content: string
  state: GazetteState
  publish_on: string | null
  published_at: string | null
  published_on: string | null
  expires_on: string | null
  document_id: number | null
  corrects: EntryLink | null
  /** The public entry that stands in its place. */
  corrected_by: EntryLink | null
  /** The instant at which that one appeared. */
  corrected_at: string | null
  /** The same, public or not yet. */
  corrected_by_id: number | null
  created_at: string
  created_by_name: string
  submitted_by_institution_id: number | null
  submitted_by_id: number | null
  submitted_by_name: string
  approved_by_name: string
  withdrawn_at: string | null
  withdrawn_on: string | null
  withdrawal: GazetteWithdrawal | null
  withdraw_reason: string
  erased: boolean
  version: number
}
export type ChangingEntry = Granted<'gazette_entry.change', EntryRow>

const link = (alias: Fragment): Fragment =>
  sql`json_build_object('id', ${alias}.id, 'number', ${alias}.number, 'act_on', ${alias}.act_on, 'published_on', ${alias}.published_on)`
export const entryColumns = sql`e.id, e.category_id, c.code as category_code, c.name as category_name, e.number, e.act_on, e.act_issuer, e.title,
  e.content, e.state, e.publish_on, e.published_at, e.published_on, e.expires_on, e.document_id,
  case when b.id is not null then ${link(sql`b`)} end as corrects,
  case when a.published_on is not null then ${link(sql`a`)} end as corrected_by, a.published_at as corrected_at, a.id as corrected_by_id,
  e.created_at, e.created_by_name, e.submitted_by_institution_id, e.submitted_by_id, e.submitted_by_name, e.approved_by_name,
  e.withdrawn_at, e.withdrawn_on, e.withdrawal, e.withdraw_reason, e.erased, e.version`
/** Entries with their heading, the one in whose place they stand (b) and the one that stands in theirs (a). */
export const entryTables = sql`gazette_entries e
  join gazette_categories c on c.institution_id = e.institution_id and c.id = e.category_id
  left join gazette_entries b on b.institution_id = e.institution_id and b.id = e.corrects_id
  left join gazette_entries a on a.institution_id = e.institution_id and a.corrects_id = e.id`

export function findEntry(db: TenantDb, id: number): Promise<EntryRow | undefined> {
  return db.maybe(
    sql<EntryRow>`select ${entryColumns} from ${entryTables} where e.institution_id = ${db.institutionId} and e.id = ${id}`,
  )
}

/** Holds an entry until the transaction ends; false when there is none. */
export async function lockEntry(db: TenantDb, id: number): Promise<boolean> {
  const row = await db.maybe(
    sql<{
      id: number
    }>`select id from gazette_entries where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return row !== undefined
}

const columns: SqlColumns = {
  number: { sql: sql`e.number`, type: 'text', sort: sql`e.number_value` },
  act_on: { sql: sql`e.act_on`, type: 'date' },
  title: { sql: sql`e.title`, type: 'text', sort: sql`e.title collate romanian` },
  heading: { sql: sql`btrim(c.code || ' ' || c.name)`, type: 'text' },
  state: { sql: sql`e.state`, type: 'choice' },
  published_on: { sql: sql`e.published_on`, type: 'date' },
  publish_on: { sql: sql`e.publish_on`, type: 'date' },
  expires_on: { sql: sql`e.expires_on`, type: 'date' },
  created_by: { sql: sql`e.created_by_name`, type: 'text', sort: sql`e.created_by_name collate romanian` },
}

/** One page of the entries of every state. */
export function listEntries(db: TenantDb, query: ListQuery): Promise<{ rows: EntryRow[]; total: number }> {
  return listPage<EntryRow>(db, query, {
    select: entryColumns,
    from: entryTables,
    where: sql`e.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`e.number`, sql`e.title`],
    id: sql`e.id`,
  })
}

/** The entries made from a document, newest first. */
export function listOfDocument(db: TenantDb, documentId: number): Promise<EntryRow[]> {
  return db.rows(sql<EntryRow>`
    select ${entryColumns} from ${entryTables}
     where e.institution_id = ${db.institutionId} and e.document_id = ${documentId} order by e.id desc limit 50`)
}

export type FileRow = {
  id: number
  entry_id: number
  name: string
  mime: string
  size: number
  sha256: string
}

/** The files of some entries, each entry's in their order. */
export function listFiles(db: TenantDb, entryIds: readonly number[]): Promise<FileRow[]> {
  return db.rows(sql<FileRow>`
    select id, entry_id, name, mime, size, sha256 from gazette_files
     where institution_id = ${db.institutionId} and entry_id = any(${[...entryIds]}::bigint[]) order by id`)
}

type FileBody = {
  id: number
  name: string
  body: string | null
  partly: boolean
  hidden_sheets: string[]
  authors: string[]
}

/** What can be read of the files of an entry; null = nothing. */
export function listBodies(db: TenantDb, entryId: number): Promise<FileBody[]> {
  return db.rows(sql<FileBody>`
    select id, name, body, partly, hidden_sheets, authors from gazette_files where institution_id = ${db.institutionId} and entry_id = ${entryId} order by id`)
}

/** What others have prepared and wait to see published. */
export async function countWaiting(
  db: TenantDb,
  person: { institutionId: number; id: number },
): Promise<number> {
  const { waiting } = await db.one(sql<{ waiting: number }>`
    select count(*)::int as waiting from gazette_entries
     where institution_id = ${db.institutionId} and state = 'waiting'
       and (submitted_by_institution_id, submitted_by_id) is distinct from (${person.institutionId}::bigint, ${person.id}::bigint)`)
  return waiting
}
