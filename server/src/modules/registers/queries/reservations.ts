import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ReservationState, UsableNumber } from '@hdoc/contract/registers/reservations.ts'
import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { EditableRegister } from './registers.ts'

export type ReservationRow = {
  id: number
  number: string
  register_id: number
  register_name: string
  register_code: string
  reserved_on: string
  reserved_at: string
  reserved_by_institution_id: number
  reserved_by_id: number
  reserved_by_name: string
  note: string
  state: ReservationState
  document_id: number | null
  used_at: string | null
  used_by_name: string | null
  used_reason: string
  released_at: string | null
  released_by_name: string | null
  release_reason: string | null
}
export type ReleasableReservation = Granted<'reservation.release', ReservationRow>

const select = sql`n.id, n.number, n.register_id, r.name as register_name, r.code as register_code, n.reserved_on, n.reserved_at,
  n.reserved_by_institution_id, n.reserved_by_id, n.reserved_by_name, n.note, n.state, n.document_id,
  n.used_at, n.used_by_name, n.used_reason, n.released_at, n.released_by_name, n.release_reason`
const from = sql`number_reservations n
  join registers r on r.institution_id = n.institution_id and r.id = n.register_id`

const columns: SqlColumns = {
  number: { sql: sql`n.number`, type: 'text', sort: sql`n.counter` },
  reserved_on: { sql: sql`n.reserved_on`, type: 'date' },
  register: { sql: sql`n.register_id`, type: 'reference', sort: sql`r.name collate romanian` },
  reserved_by: { sql: sql`n.reserved_by_name`, type: 'text', sort: sql`n.reserved_by_name collate romanian` },
  state: { sql: sql`n.state`, type: 'choice' },
  document: {
    sql: sql`coalesce((select d.number from documents d where d.institution_id = n.institution_id and d.id = n.document_id), '')`,
    type: 'text',
  },
  note: { sql: sql`n.note`, type: 'text', sort: sql`n.note collate romanian` },
  reserved_at: { sql: sql`local_day(n.reserved_at)`, type: 'date', sort: sql`n.reserved_at` },
}

/** Reserved numbers of these registers, newest first. */
export function listReservations(
  db: TenantDb,
  query: ListQuery,
  registerIds: readonly number[],
): Promise<{ rows: ReservationRow[]; total: number }> {
  return listPage<ReservationRow>(db, query, {
    select,
    from,
    where: sql`n.institution_id = ${db.institutionId} and n.register_id = any(${[...registerIds]}::bigint[])`,
    columns,
    search: [sql`n.number`, sql`n.reserved_by_name`, sql`n.note`],
    id: sql`n.id`,
  })
}

/**
 * Locks the registers of these reservations in ascending order, as registration locks them, then gives the
 * rows.
 */
export async function lockReservations(
  db: TenantDb,
  ids: readonly number[],
  registerIds: readonly number[],
): Promise<ReservationRow[]> {
  await db.run(sql`
    select 1 from register_counters
     where institution_id = ${db.institutionId} and register_id = any(${[...registerIds]}::bigint[])
       and register_id in (select register_id from number_reservations
                            where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]))
     order by register_id for update`)
  return db.rows(sql<ReservationRow>`
    select ${select} from ${from}
     where n.institution_id = ${db.institutionId} and n.id = any(${[...ids]}::bigint[])
       and n.register_id = any(${[...registerIds]}::bigint[])
     order by n.id for update of n`)
}

export function releaseReservation(
  db: TenantDb,
  reservation: ReleasableReservation,
  by: { at: Date; name: string; reason: string },
): Promise<number> {
  return db.run(sql`
    update number_reservations set state = 'released', released_at = ${by.at}, released_by_name = ${by.name}, release_reason = ${by.reason}
     where institution_id = ${db.institutionId} and id = ${reservation.id}`)
}

/**
 * Lists what a registration of that day may use: numbers of the day, and with `past` those of days before. A
 * closed register has none.
 */
export function listUsableNumbers(
  db: TenantDb,
  registerId: number,
  { today, past }: { today: string; past: boolean },
): Promise<UsableNumber[]> {
  return db.rows(sql<UsableNumber>`
    select id, register_id, number, reserved_on, reserved_by_name as reserved_by, note from number_reservations
     where institution_id = ${db.institutionId} and register_id = ${registerId} and state = 'reserved'
       and reserved_on <= ${today}::date and (${past} or reserved_on = ${today}::date)
       and exists (select from registers r where r.institution_id = ${db.institutionId} and r.id = ${registerId} and not r.closed)
     order by reserved_on desc, counter limit 500`)
}

/** Gives the first numbers of a register that are reserved and that no document bears. */
export async function listWaitingNumbers(
  db: TenantDb,
  register: EditableRegister,
  most: number,
): Promise<string[]> {
  const rows = await db.rows(sql<{ number: string }>`
    select number from number_reservations
     where institution_id = ${db.institutionId} and register_id = ${register.id} and state = 'reserved'
     order by reserved_on, counter limit ${most}`)
  return rows.map(({ number }) => number)
}

export type ReservationWish = {
  registerId: number
  count: number
  /** null = the day at the lock. */
  on: string | null
  note: string
  actor: AuditActor
  groupIds: readonly number[]
  isManager: boolean
}

/** Takes numbers from the counter, see migration 0041. `now` null = the database's clock at the lock. */
export function reserveNumbers(
  db: TenantDb,
  now: Date | null,
  wish: ReservationWish,
): Promise<{ id: number; number: string; reserved_on: string }[]> {
  const { registerId, count, on, note, actor, groupIds, isManager } = wish
  return db.rows(sql<{ id: number; number: string; reserved_on: string }>`
    select * from reserve_numbers(${db.institutionId}, ${now?.toISOString() ?? null}::timestamptz, ${registerId}, ${count}::integer, ${on}::date,
      ${note}, ${JSON.stringify(actor)}::jsonb, ${JSON.stringify(groupIds)}::jsonb, ${isManager}) order by id`)
}
