import type { PlainValues } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Deadline } from '@hdoc/contract/ro/deadline.ts'
import type { AuditActor } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { type FurtherShown, furtherNumbers } from '../../../registers/index.ts'

/** One registration as the database function takes it; see migrations 0008 and 0301. */
export type RegistrationItem = PlainValues & {
  register_id: number
  category: string
  doc_type_id: number
  issuer_id: number | null
  issuer_name: string
  access_level: number
  group_id: number | null
  tracking_code: string
  is_test: boolean
  deadlines: Record<string, { date: string | null; reason: Deadline['reason'] | null }>
  upload_ids: number[]
  actor: AuditActor
  group_ids: number[]
  /** The active department of whoever registers: there the paper is. */
  desk_group_id: number | null
  is_manager: boolean
  reservation_id: number | null
  may_use_past: boolean
  reserved_reason: string
  secondary_register_ids: number[]
  /** Of the answer that closes a case: its last status, and who works on the case. */
  status?: number
  case_group_ids?: readonly number[]
  case_user_ids?: readonly number[]
}

export type RegisteredRow = {
  item: number
  id: number
  number: string
  further_numbers: FurtherShown[]
  registered_at: string
  registered_on: string
  deadline_on: string | null
}

async function listGiven(db: TenantDb, ids: readonly number[]): Promise<Map<number, FurtherShown[]>> {
  const rows = await db.rows(sql<{ id: number; further_numbers: FurtherShown[] }>`
    select d.id, ${furtherNumbers} from documents d where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row.further_numbers]))
}

/**
 * Gives numbers and writes everything that belongs to them. `now` null = the database's clock at the lock.
 */
export async function registerDocuments(
  db: TenantDb,
  now: Date | null,
  items: readonly RegistrationItem[],
): Promise<RegisteredRow[]> {
  const rows = await db.rows(sql<Omit<RegisteredRow, 'further_numbers'>>`
    select * from register_documents(${db.institutionId}, ${now?.toISOString() ?? null}::timestamptz, ${JSON.stringify(items)}::jsonb)`)
  const bearing = rows.filter(({ item }) => items[item]!.secondary_register_ids.length > 0)
  const given =
    bearing.length > 0
      ? await listGiven(
          db,
          bearing.map(({ id }) => id),
        )
      : undefined
  return rows.map((row) => ({ ...row, further_numbers: given?.get(row.id) ?? [] }))
}

export type BatchFacts = {
  doc_types: {
    id: number
    name: string
    category: string
    deadline_days: number
    day_type: 'calendar' | 'working'
    legal_basis: string
    register_id: number | null
    register_name: string
    fixed_register: boolean
    case_only: boolean
    create_case: boolean
    receipt: boolean
    skip_acceptance: boolean
    /** Secondary registers that the type brings. */
    secondary: { id: number; name: string }[]
  }[]
  /**
   * By the id that was chosen. An issuer that was merged since gives its own name, but the id and e-mail of
   * the one that stays.
   */
  issuers: { chosen_id: number; id: number; name: string; email: string }[]
  /** `last_on`: day of the last number; null before the first. */
  registers: { id: number; name: string; last_on: string | null }[]
  reservations: { id: number; reserved_on: string }[]
  people: { id: number; is_admin: boolean; permissions: string[] }[]
  free_days: { date: string; name: string }[]
}

/**
 * Everything a batch has to look at before it takes numbers: types, issuers, rights as they are now, local
 * days off. The types are held unchanged until the end, because a document bears the version whose rules it
 * was registered by.
 */
export async function getBatchFacts(
  db: TenantDb,
  ids: {
    docTypes: number[]
    issuers: number[]
    registers: number[]
    reservations: number[]
    people: number[]
  },
): Promise<BatchFacts> {
  const i = db.institutionId
  const row = await db.one(sql<BatchFacts>`select
    (select coalesce(jsonb_agg(to_jsonb(t)), '[]')
       from (select t.id, t.name, t.category, t.deadline_days, t.day_type, t.legal_basis, t.register_id, coalesce(r.name, '') as register_name, t.fixed_register,
                    t.case_only, t.create_case, t.receipt, t.skip_acceptance,
                    case when t.secondary_register_ids = '{}' then '[]' else (
                      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.id) from registers s
                       where s.institution_id = t.institution_id and s.id = any(t.secondary_register_ids)) end as secondary
               from doc_types t left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
              where t.institution_id = ${i} and t.id = any(${ids.docTypes}::bigint[]) order by t.id for share of t) t) as doc_types,
    (select coalesce(jsonb_agg(jsonb_build_object('chosen_id', c.id, 'id', coalesce(s.id, c.id), 'name', c.name, 'email', coalesce(s.email, c.email))), '[]')
       from issuers c
       left join lateral (
         with recursive stays as (
           select n.id, n.email, n.merged_into_id from issuers n where n.institution_id = ${i} and n.id = c.merged_into_id
           union all
           select n.id, n.email, n.merged_into_id from stays t join issuers n on n.institution_id = ${i} and n.id = t.merged_into_id)
         select id, email from stays where merged_into_id is null) s on true
      where c.institution_id = ${i} and c.id = any(${ids.issuers}::bigint[]) and c.erased_at is null) as issuers,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name,
                       'last_on', case when c.last_at > '-infinity' then local_day(c.last_at) end)), '[]')
       from registers r join register_counters c on c.institution_id = r.institution_id and c.register_id = r.id
      where r.institution_id = ${i} and r.id = any(${ids.registers}::bigint[])) as registers,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reserved_on', reserved_on)), '[]')
       from number_reservations where institution_id = ${i} and id = any(${ids.reservations}::bigint[])) as reservations,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'is_admin', r.is_admin, 'permissions', r.permissions)), '[]')
       from unnest(${ids.people}::bigint[]) p cross join lateral person_rights(${i}, p) r) as people,
    (select free_days from institutions where id = ${i}) as free_days`)
  return row
}
