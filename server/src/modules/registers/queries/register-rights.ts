import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { registerTables } from './registers.ts'

export type RegistrationRegister = {
  id: number
  name: string
  code: string
  category: DocumentCategory | null
  is_default: boolean
  in_main_list: boolean
  next_sample: string
  refused: 'closed' | 'access' | 'full' | null
}

type Asked = { actor: Actor; today: string; all: boolean; secondary: boolean }

function listOpenRegisters(
  db: TenantDb,
  { actor, today, all, secondary }: Asked,
): Promise<RegistrationRegister[]> {
  return db.rows(sql<RegistrationRegister>`
    select r.id, r.name, r.code, r.category, r.is_default, r.in_main_list,
           case when x.is_full then '' else format_number(r.pattern, x.next, ${today}::date, r.code) end as next_sample,
           case when r.closed then 'closed' when not (${all} or rights.can_register) then 'access'
                -- What was reserved in a full register may still be used.
                when x.is_full and not exists (select from number_reservations n
                       where n.institution_id = r.institution_id and n.register_id = r.id and n.state = 'reserved') then 'full' end as refused
      from ${registerTables} join register_rights(${db.institutionId}, ${actor.id}, ${[...actor.groupIds]}::bigint[]) rights on rights.register_id = r.id,
           lateral (select next_of_series(series_of(r.reset, r.daily, c.manual_series, ${today}::date), c.series, c.next_number,
                             r.number_after_reset) as next) n,
           lateral (select n.next, coalesce(n.next > r.last_number, false) as is_full) x
     where r.institution_id = ${db.institutionId} and r.secondary = ${secondary}
       and ((not r.closed and (${all} or rights.can_register))
         or (r.secondary and exists (select from doc_types t where t.institution_id = r.institution_id and r.id = any (t.secondary_register_ids))))
     order by r.is_default desc, r.in_main_list desc, r.name collate romanian`)
}

/** Registers a person may register in as the main one, with the number the next document would bear on that day. */
export function listRegistrationRegisters(
  db: TenantDb,
  actor: Actor,
  today: string,
  all: boolean,
): Promise<RegistrationRegister[]> {
  return listOpenRegisters(db, { actor, today, all, secondary: false })
}

/** Secondary registers that may give a document of theirs a further number, and those types name that may not. */
export function listSecondaryRegisters(
  db: TenantDb,
  actor: Actor,
  today: string,
  all: boolean,
): Promise<RegistrationRegister[]> {
  return listOpenRegisters(db, { actor, today, all, secondary: true })
}

/** Registers whose public and institution documents a person sees (product §13 Visibility), and those they do not. */
export async function splitRegisters(
  db: TenantDb,
  actor: Pick<Actor, 'id' | 'groupIds'>,
): Promise<{ seen: number[]; unseen: number[] }> {
  const rows = await db.rows(sql<{ register_id: number; can_see: boolean }>`
    select register_id, can_see from register_rights(${db.institutionId}, ${actor.id}, ${[...actor.groupIds]}::bigint[])`)
  return {
    seen: rows.filter((r) => r.can_see).map((r) => r.register_id),
    unseen: rows.filter((r) => !r.can_see).map((r) => r.register_id),
  }
}

/** Whether a person may register in one register. */
export async function mayRegisterIn(db: TenantDb, actor: Actor, registerId: number): Promise<boolean> {
  const row = await db.maybe(sql<{ can_register: boolean }>`
    select can_register from register_rights(${db.institutionId}, ${actor.id}, ${[...actor.groupIds]}::bigint[]) where register_id = ${registerId}`)
  return row?.can_register ?? false
}

export type RegisterKind = { id: number; secondary: boolean }

/** All registers of the institution. */
export function listRegisterKinds(db: TenantDb): Promise<RegisterKind[]> {
  return db.rows(
    sql<RegisterKind>`select id, secondary from registers where institution_id = ${db.institutionId}`,
  )
}

export const listRegisterIds = async (db: TenantDb): Promise<number[]> =>
  (await listRegisterKinds(db)).map(({ id }) => id)
