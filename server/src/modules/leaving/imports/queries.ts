import type { TenantDb } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { sql } from '../../../platform/db/sql.ts'

export function findByTag(db: Db, tag: string): Promise<{ id: number } | undefined> {
  return db.maybe(sql<{ id: number }>`select id from institutions where tag = ${tag}`)
}

/** Rows that a new institution has by itself, or from the catalogue of the platform. They give way to those that come. */
const GIVEN_AT_BIRTH = [
  'institutions',
  'institution_settings',
  'roles',
  'group_roles',
  'permission_bundles',
  'role_bundles',
  'complaint_types',
  'gazette_categories',
  'live_heads',
]

/** An institution is opened with a first administrator. Invited and never there yet, that one gives way too. */
const someoneIsThere = (db: TenantDb): Promise<object | undefined> =>
  db.maybe(sql`
    select from users where institution_id = ${db.institutionId}
    having count(*) > 1 or bool_or(state <> 'invited' or last_login_at is not null)`)

/** The first of these tables that has rows of the institution already. */
export async function firstFilled(db: TenantDb, tables: readonly string[]): Promise<string | undefined> {
  if (await someoneIsThere(db)) return 'users'
  const looked = tables.filter((one) => one !== 'users' && !GIVEN_AT_BIRTH.includes(one))
  for (const table of [...looked, 'institution_origins']) {
    const row = await db.maybe(
      sql<{
        found: number
      }>`select 1 as found from ${sql.table(table)} where institution_id = ${db.institutionId} limit 1`,
    )
    if (row) return table
  }
  return undefined
}

/** Of two tables with a foreign key between them, the one that the other points at comes first. */
export function listReferences(db: Db): Promise<{ from: string; to: string }[]> {
  return db.rows(sql<{ from: string; to: string }>`
    select distinct c.relname as from, f.relname as to
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and not k.condeferrable and k.connamespace = 'public'::regnamespace`)
}

export async function knowsMigration(db: Db, name: string): Promise<boolean> {
  return (
    (await db.maybe(sql<{ one: number }>`select 1 as one from schema_migrations where name = ${name}`)) !==
    undefined
  )
}

export async function deferKeys(db: Db): Promise<void> {
  await db.run(sql`set constraints all deferred`)
}

export async function emptyTable(db: TenantDb, table: string): Promise<void> {
  await db.run(sql`delete from ${sql.table(table)} where institution_id = ${db.institutionId}`)
}

/** Columns that must be filled although they are not exported: secrets, made anew. */
export function listRequiredBytes(
  db: Db,
  table: string,
  without: readonly string[],
): Promise<{ name: string }[]> {
  return db.rows(sql<{ name: string }>`
    select a.attname as name from pg_attribute a
     where a.attrelid = ${`public.${table}`}::regclass and a.attname = any (${[...without]}::text[]) and a.attnotnull
       and not a.atthasdef and a.atttypid = 'bytea'::regtype`)
}

/** Writes rows given as JSON, with the columns named. */
export function insertRows(
  db: TenantDb,
  { table, columns, fresh }: { table: string; columns: readonly string[]; fresh: readonly string[] },
  json: string,
): Promise<number> {
  const names = [...columns, ...fresh].map((name) => sql.ref(name))
  const values = [
    ...columns.map((name) => sql.ref(`r.${name}`)),
    ...fresh.map(() => sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`),
  ]
  return db.run(sql`
    insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) r`)
}

export async function updateInstitution(
  db: TenantDb,
  columns: readonly string[],
  json: string,
): Promise<void> {
  const sets = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`)
  await db.run(sql`
    update institutions i set ${sql.join(sets)} from jsonb_populate_record(null::institutions, ${json}::jsonb) r
     where i.id = ${db.institutionId}`)
}

/** Moves the counter of a table's ids past those that came, so that no new row takes one of them. */
export async function passIds(db: TenantDb, table: string): Promise<void> {
  const { sequence } = await db.one(
    sql<{ sequence: string | null }>`
      select case when exists (select from pg_attribute where attrelid = ${`public.${table}`}::regclass and attname = 'id' and not attisdropped)
                  then pg_get_serial_sequence(${`public.${table}`}, 'id') end as sequence`,
  )
  if (sequence === null) return
  await db.run(sql`
    select setval(${sequence}::regclass, m.id) from (
      select max(id) as id from ${sql.table(table)} where institution_id = ${db.institutionId}) m
     where m.id > (select coalesce(pg_sequence_last_value(${sequence}::regclass), 0))`)
}

/** What triggers noted for workers and open pages: nothing of it happened here. */
export async function forgetWork(db: TenantDb): Promise<void> {
  for (const table of ['outbox_events', 'live_waiting'])
    await db.run(sql`delete from ${sql.table(table)} where institution_id = ${db.institutionId}`)
}

export async function nextUserId(db: TenantDb): Promise<number> {
  const { id } = await db.one(
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('public.users', 'id')) as id`,
  )
  return id
}

export async function addOrigin(
  db: TenantDb,
  origin: { at: Date; keyId: string; manifest: unknown; sha256: string; size: number },
): Promise<void> {
  await db.run(sql`
    insert into institution_origins (institution_id, imported_at, key_id, manifest, audit_sha256, audit_size)
    values (${db.institutionId}, ${origin.at}, ${origin.keyId}, ${JSON.stringify(origin.manifest)}::jsonb, ${origin.sha256}, ${origin.size})`)
}

/** Contents that rows of these tables name, with one table that does, beside those that are known to be there or missing. */
export async function listUnknownContents(
  db: TenantDb,
  tables: readonly string[],
  known: readonly string[],
): Promise<{ table: string; sha256: string }[]> {
  const holders = await db.rows(sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from content_holders where table_name = any (${[...tables]}::text[]) order by 1, 2`)
  const named = holders.map(
    ({ table_name, column_name }) => sql`
      select ${table_name}::text as "table", ${sql.ref(column_name)} as sha256 from ${sql.table(table_name)}
       where institution_id = ${db.institutionId} and ${sql.ref(column_name)} is not null`,
  )
  return db.rows(sql<{ table: string; sha256: string }>`
    select min(n."table") as "table", n.sha256 from (${sql.join(named, sql` union all `)}) n
      left join unnest(${[...known]}::text[]) k (sha256) on k.sha256 = n.sha256
     where k.sha256 is null group by n.sha256 order by n.sha256`)
}
