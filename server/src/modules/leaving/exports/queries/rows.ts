import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Db } from '../../../../platform/db/run-transaction.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

export type Column = {
  name: string
  type: string
  nullable: boolean
  /** The table and column that it points at. */
  refers: string | null
}

/** Columns of a table in their order, without those that the database computes. */
export function listColumns(db: Db, table: string): Promise<Column[]> {
  return db.rows(sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
           (select f.relname || '.' || t.attname
              from pg_constraint k
              join pg_class f on f.oid = k.confrelid
              cross join lateral unnest(k.conkey, k.confkey) as p(own, other)
              join pg_attribute t on t.attrelid = k.confrelid and t.attnum = p.other
             where k.contype = 'f' and k.conrelid = a.attrelid and p.own = a.attnum and t.attname <> 'institution_id'
             order by k.conname limit 1) as refers
      from pg_attribute a
     where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`)
}

const own = (db: TenantDb, table: string): Fragment =>
  table === 'institutions'
    ? sql`t.id = ${sql.lit(db.institutionId)}`
    : sql`t.institution_id = ${sql.lit(db.institutionId)}`

/** Opens a cursor named `cursor` over the rows of a table, each as one JSON text. */
export async function openRows(
  db: TenantDb,
  { table, columns, cursor }: { table: string; columns: readonly string[]; cursor: string },
): Promise<void> {
  const fields = sql.join(columns.map((name) => sql`${sql.ref(`t.${name}`)}`))
  const order = columns.includes('id') ? sql`t.id` : sql`1`
  await db.run(sql`
    declare ${sql.id(cursor)} no scroll cursor for
     select (select to_jsonb(r) from (select ${fields}) r)::text as line from ${sql.table(table)} t where ${own(db, table)} order by ${order}`)
}

/** Opens a cursor over the sealed entries of the audit, each with its content and seal. */
export async function openAudit(db: TenantDb, cursor: string): Promise<void> {
  await db.run(sql`
    declare ${sql.id(cursor)} no scroll cursor for
     select json_build_object('seq', s.seq, 'entry', audit_entry_text(e), 'digest', encode(e.digest, 'hex'), 'hash', encode(s.hash, 'hex'),
                              'salt', encode(p.salt, 'hex'), 'payload', p.payload)::text as line
       from audit_seals s
       join audit_entries e on e.institution_id = s.institution_id and e.id = s.entry_id
       left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where s.institution_id = ${sql.lit(db.institutionId)} order by s.seq`)
}

export async function fetchLines(db: TenantDb, cursor: string, count: number): Promise<string[]> {
  const rows = await db.rows(sql<{ line: string }>`fetch forward ${sql.lit(count)} from ${sql.id(cursor)}`)
  return rows.map(({ line }) => line)
}

export async function closeRows(db: TenantDb, cursor: string): Promise<void> {
  await db.run(sql`close ${sql.id(cursor)}`)
}

export async function countRows(db: TenantDb, table: string): Promise<number> {
  const { rows } = await db.one(
    sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} t where ${own(db, table)}`,
  )
  return rows
}

export type AuditHead = { entries: number; seq: number; head: string | null }
export function findAuditHead(db: TenantDb): Promise<AuditHead> {
  return db.one(sql<AuditHead>`
    select count(*) as entries, coalesce(max(seq), 0) as seq,
           (select encode(l.hash, 'hex') from audit_seals l where l.institution_id = ${db.institutionId} order by l.seq desc limit 1) as head
      from audit_seals where institution_id = ${db.institutionId}`)
}

/** The public keys of earlier secrets of this installation, by the names that signed heads bear. */
export function listEarlierKeys(db: Db): Promise<{ key_id: string; public_key: string }[]> {
  return db.rows(sql<{ key_id: string; public_key: string }>`
    select key_id, public_key from audit_head_keys
    union select previous_key_id, previous_public_key from audit_head_keys`)
}

/** The name of the newest migration: what the rows look like. */
export async function schemaVersion(db: Db): Promise<string> {
  const { name } = await db.one(
    sql<{ name: string }>`select name from schema_migrations order by name desc limit 1`,
  )
  return name
}

/** Every table with rows of institutions, with all columns that hold values of their own. */
export function listTenantTables(db: Db): Promise<{ table: string; columns: string[] }[]> {
  return db.rows(sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and (c.relname = 'institutions' or exists (
         select from pg_attribute i where i.attrelid = c.oid and i.attname = 'institution_id' and not i.attisdropped))
     group by 1 order by 1`)
}
