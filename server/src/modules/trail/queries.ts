import { type ListQuery, searchesOf } from '@hdoc/contract/calls/list-query.ts'
import type { ActivityEntry } from '@hdoc/contract/trail/activity.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import {
  checkSortable,
  isIndexedSort,
  orderOf,
  type SqlColumns,
  whereOf,
} from '../../platform/db/list/list-sql.ts'
import { allOf, type Fragment, sql } from '../../platform/db/sql.ts'

/** What an entry is about, by its present name: one short look for each row shown. */
const nameOf = (table: string, column = 'name'): Fragment =>
  sql`(select s.${sql.ref(column)} from ${sql.table(table)} s where s.institution_id = e.institution_id and s.id = e.subject_id)`
const subjectName = sql`coalesce(case e.subject_type
  when 'user' then ${nameOf('users')}
  when 'user_group' then ${nameOf('user_groups')}
  when 'group_role' then ${nameOf('group_roles')}
  when 'role' then ${nameOf('roles')}
  when 'permission_bundle' then ${nameOf('permission_bundles')}
  when 'document' then ${nameOf('documents', 'number')}
  when 'issuer' then ${nameOf('issuers')}
  when 'register' then ${nameOf('registers')}
  when 'doc_type' then ${nameOf('doc_types')}
  when 'complaint' then ${nameOf('complaints', 'number')}
  when 'complaint_type' then ${nameOf('complaint_types')}
  when 'submission' then ${nameOf('submissions', 'number')}
  when 'company' then ${nameOf('companies')}
  when 'script_source' then ${nameOf('script_sources')}
  when 'post' then ${nameOf('posts', 'title')}
  when 'post_category' then ${nameOf('post_categories')}
  when 'head_script' then ${nameOf('head_scripts')} end, '')`
const seal = sql`(select s.seq from audit_seals s where s.institution_id = e.institution_id and s.entry_id = e.id)`
const columns: SqlColumns = {
  at: { sql: sql`local_day(e.at)`, type: 'date', sort: sql`e.at`, indexed: true },
  by: { sql: sql`e.actor_name`, type: 'text', sort: sql`e.actor_name collate romanian` },
  real: { sql: sql`coalesce(e.real_name, '')`, type: 'text' },
  action: { sql: sql`e.action`, type: 'choice' },
  subject_type: { sql: sql`e.subject_type`, type: 'choice' },
  subject_name: { sql: subjectName, type: 'text' },
  subject_id: { sql: sql`e.subject_id`, type: 'number' },
  seal: { sql: seal, type: 'number' },
}
const select = sql`e.id, e.at, e.action, e.actor_name as by, e.actor_institution_id = 0 and e.institution_id <> 0 as by_platform,
  coalesce(e.real_name, '') as real, e.subject_type, e.subject_id, ${subjectName} as subject_name,
  ${seal} as seal,
  exists (select from audit_erasures x where x.institution_id = e.institution_id and x.entry_id = e.id) as erased`

const conditions = (db: TenantDb, query: ListQuery): Fragment =>
  allOf([
    sql`e.institution_id = ${db.institutionId}`,
    whereOf(query, columns, [sql`e.actor_name`, sql`coalesce(e.real_name, '')`]),
  ])

/**
 * Counts all entries. Seals are numbered without gaps, so only the few unsealed ones are counted one by one.
 */
async function countAll(db: TenantDb): Promise<number> {
  const { total } = await db.one(sql<{ total: number }>`
    select coalesce((select seq from audit_seals where institution_id = ${db.institutionId} order by seq desc limit 1), 0)
      + (select count(*) from audit_unsealed where institution_id = ${db.institutionId}) as total`)
  return total
}

export async function listEntries(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: ActivityEntry[]; total: number }> {
  const where = conditions(db, query)
  const limit = query.rows ?? 0
  const isAll = query.filters.length === 0 && searchesOf(query).length === 0
  const counted = isAll
    ? countAll(db)
    : db
        .one(sql<{ total: number }>`select count(*) as total from audit_entries e where ${where}`)
        .then(({ total }) => total)
  if (!isIndexedSort(query, columns)) checkSortable(false, await counted)
  const rows = await db.rows(sql<ActivityEntry>`
    select ${select} from audit_entries e where ${where} order by ${orderOf(query, columns, sql`e.id`)}
     limit ${limit} offset ${(query.page - 1) * limit}`)
  return { rows, total: await counted }
}

export type ExportRow = ActivityEntry & { payload: string | null }

/** Entries of a filter below an id, newest first, with their content. */
export function listForExport(
  db: TenantDb,
  query: ListQuery,
  part: { below: number; limit: number },
): Promise<ExportRow[]> {
  return db.rows(sql<ExportRow>`
    select ${select}, p.payload from audit_entries e
      left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where ${conditions(db, query)} and e.id < ${part.below} order by e.id desc limit ${part.limit}`)
}

export type EntryRow = ExportRow & {
  hash: Buffer | null
  erased_at: string | null
  erased_by: string | null
  erased_reason: string | null
}

export function findEntry(db: TenantDb, id: number): Promise<EntryRow | undefined> {
  return db.maybe(sql<EntryRow>`
    select ${select}, p.payload, s.hash, x.erased_at, x.erased_by_name as erased_by, x.reason as erased_reason
      from audit_entries e
      left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      left join audit_seals s on s.institution_id = e.institution_id and s.entry_id = e.id
      left join audit_erasures x on x.institution_id = e.institution_id and x.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.id = ${id}`)
}
