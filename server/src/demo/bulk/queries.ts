import type { DayType, FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Staging } from '../../platform/db/open-bulk-loader.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BulkPaper } from './bulk-paper.ts'

export interface BulkFacts {
  documents: number
  registers: { id: number; code: string }[]
  doc_types: {
    id: number
    name: string
    category: DocumentCategory
    deadline_days: number
    day_type: DayType
    legal_basis: string
  }[]
  groups: number[]
  people: { id: number; username: string; name: string }[]
  free_days: FreeDay[]
  county_name: string
  locality: string
  postal_code: string
}

export function getBulkFacts(db: TenantDb): Promise<BulkFacts> {
  const i = db.institutionId
  return db.one(sql<BulkFacts>`select
    (select count(*) from documents where institution_id = ${i}) as documents,
    (select jsonb_agg(jsonb_build_object('id', id, 'code', code)) from registers where institution_id = ${i}) as registers,
    (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category, 'deadline_days', deadline_days, 'day_type', day_type, 'legal_basis', legal_basis) order by id)
       from doc_types where institution_id = ${i}) as doc_types,
    (select jsonb_agg(id order by id) from user_groups where institution_id = ${i}) as groups,
    (select jsonb_agg(jsonb_build_object('id', id, 'username', username, 'name', name)) from users where institution_id = ${i}) as people,
    free_days, county_name, locality, postal_code
    from institutions where id = ${i}`)
}

export interface SeriesEnd {
  register_id: number
  series: string
  counter: number
  given_at: string
}

/** The last number of each series that has given any. */
export function listSeriesEnds(db: TenantDb): Promise<SeriesEnd[]> {
  return db.rows(sql<SeriesEnd>`
    select register_id, series, max(counter) as counter, max(given_at) as given_at from register_ledger
     where institution_id = ${db.institutionId} group by register_id, series`)
}

/** What a register gave first of all. */
export interface SeriesStart {
  register_id: number
  code: string
  counter: number
  given_on: IsoDate
}

export function listSeriesStarts(db: TenantDb): Promise<SeriesStart[]> {
  return db.rows(sql<SeriesStart>`
    select distinct on (l.register_id) l.register_id, r.code, l.counter, local_day(l.given_at) as given_on
      from register_ledger l join registers r on r.institution_id = l.institution_id and r.id = l.register_id
     where l.institution_id = ${db.institutionId} order by l.register_id, l.given_at, l.counter`)
}

/** Until the transaction ends, nobody else makes the years before the month. Whoever else wants to waits as long as that takes. */
export async function holdYears(db: TenantDb): Promise<void> {
  await db.run(sql`select set_config('lock_timeout', '10min', true)`)
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('demo years', ${db.institutionId}))`)
}

/** The process of the database that works for this connection. */
export async function backendOf(db: TenantDb): Promise<number> {
  const { pid } = await db.one(sql<{ pid: number }>`select pg_backend_pid() as pid`)
  return pid
}

/** Ends the statement that a process of the database, of the same role, is busy with. */
export async function cancelStatement(db: TenantDb, pid: number): Promise<void> {
  await db.run(sql`select pg_cancel_backend(${pid}::integer)`)
}

/** Whether there are papers from before a day. */
export async function hasPapersBefore(db: TenantDb, day: IsoDate): Promise<boolean> {
  const { known } = await db.one(sql<{ known: boolean }>`
    select exists (select from documents where institution_id = ${db.institutionId} and registered_on < ${day}) as known`)
  return known
}

export function listIssuers(db: TenantDb): Promise<{ id: number; name: string }[]> {
  return db.rows(
    sql<{
      id: number
      name: string
    }>`select id, name from issuers where institution_id = ${db.institutionId} order by id`,
  )
}

/** Where `addPapers` finds its papers. */
export const stagedPapers: Staging<BulkPaper> = {
  name: 'staged_papers',
  columns: {
    register_id: 'bigint',
    series: 'text',
    counter: 'bigint',
    category: 'text',
    registered_at: 'timestamptz',
    registered_on: 'date',
    doc_type_id: 'bigint',
    issuer_id: 'bigint',
    issuer_name: 'text',
    short_description: 'text',
    pages: 'integer',
    annexes: 'integer',
    external_number: 'text',
    external_date: 'date',
    access_level: 'smallint',
    group_id: 'bigint',
    status: 'smallint',
    resume_status: 'smallint',
    pending_until: 'date',
    deadline_on: 'date',
    closed_on: 'date',
    deadline_reason: 'jsonb',
    registered_by_id: 'bigint',
    registered_by_name: 'text',
    tracking_code: 'text',
    annulled_at: 'timestamptz',
    annulled_reason: 'text',
  },
}

/** Makes people's registrations wait until the staged numbers, which come after all that were given, are written. */
export async function holdCounters(db: TenantDb): Promise<void> {
  await db.run(sql`
    select 1 from register_counters
     where institution_id = ${db.institutionId} and register_id in (select register_id from staged_papers)
     order by register_id for update`)
}

/**
 * Writes the staged papers as finished documents with their ledger lines, access and audit, in one statement,
 * so that each trigger runs once for all of them. The audit payload is formed as `write_audits` forms it. A
 * second statement then sets the registers' counters.
 */
export async function addPapers(db: TenantDb): Promise<void> {
  const i = sql`${db.institutionId}::bigint`
  await db.run(sql`
    with document as (
      insert into documents (institution_id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id, issuer_id,
        issuer_name, short_description, pages, annexes, external_number, external_date, access_level, group_id, status, resume_status,
        pending_until, deadline_on, closed_on, deadline_reason, registered_by_institution_id, registered_by_id, registered_by_name, tracking_code,
        annulled_at, annulled_by_name, annulled_reason)
      select ${i}, p.register_id, p.series, p.counter, format_number(r.pattern, p.counter, p.registered_on, r.code), p.category, p.registered_at,
        p.registered_on, p.doc_type_id, p.issuer_id, p.issuer_name, p.short_description, p.pages, p.annexes, p.external_number, p.external_date,
        p.access_level, p.group_id, p.status, p.resume_status, p.pending_until, p.deadline_on, p.closed_on, p.deadline_reason, ${i}, p.registered_by_id,
        p.registered_by_name, p.tracking_code, p.annulled_at, case when p.annulled_at is not null then p.registered_by_name end, p.annulled_reason
        from staged_papers p join registers r on r.institution_id = ${i} and r.id = p.register_id
       order by p.registered_at, p.register_id, p.counter
      returning *),
    ledger as (
      insert into register_ledger (institution_id, register_id, series, counter, number, given_at, year, document_id)
      select institution_id, register_id, series, counter, number, registered_at, extract(year from registered_on), id from document),
    access as (
      insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on, department_id)
      select institution_id, x.kind, x.principal, id, x.kind, register_id, access_level, status, resume_status, pending_until, deadline_on,
             coalesce(group_id, 0)
        from document, lateral (values (1, registered_by_id), (2, group_id)) as x(kind, principal) where x.principal is not null),
    act as materialized (
      select id, registered_at as at, registered_by_id, registered_by_name, 'document.registered' as action, uuid_send(gen_random_uuid()) as salt,
             left(jsonb_build_object('after', jsonb_build_object('number', number, 'register_id', register_id, 'issuer', issuer_name,
               'short_description', short_description, 'deadline_on', deadline_on, 'files', 0))::text, -1)
               || ',"state":' || document_state(row(document.*)::documents)::text || '}' as payload
        from document
      union all
      select id, annulled_at, registered_by_id, registered_by_name, 'document.annulled', uuid_send(gen_random_uuid()),
             left(jsonb_build_object('before', jsonb_build_object('status', 1), 'after', jsonb_build_object('status', 9), 'reason', annulled_reason)::text, -1)
               || ',"state":' || document_state(row(document.*)::documents)::text || '}'
        from document where annulled_at is not null),
    entry as (
      insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name, action, subject_type, subject_id, digest)
      select ${i}, at, ${i}, registered_by_id, registered_by_name, action, 'document', id, sha256(salt || convert_to(payload, 'UTF8'))
        from act order by at, id
      returning id, subject_id, action)
    insert into audit_payloads (institution_id, entry_id, salt, payload)
    select ${i}, e.id, a.salt, a.payload from entry e join act a on a.id = e.subject_id and a.action = e.action`)
  await db.run(sql`
    update register_counters c set series = x.series, next_number = x.counter + 1, last_at = greatest(c.last_at, x.given_at)
      from (select distinct on (register_id) register_id, series, counter, registered_at as given_at
              from staged_papers order by register_id, series desc, counter desc) x
     where c.institution_id = ${i} and c.register_id = x.register_id
       and (c.series, c.next_number) <= (x.series, x.counter)`)
}
