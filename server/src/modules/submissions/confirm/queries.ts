import type { DayType, FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { OpeningHours } from '@hdoc/contract/settings/opening-hours.ts'
import type { SignatureType } from '@hdoc/contract/texts/choices.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type OfferedTypeRow = {
  id: number
  name: string
  deadline_days: number
  day_type: DayType
  signature_type: SignatureType
  after_hours: boolean
  online_filling: boolean
  group_id: number | null
  register_id: number | null
  /** Its number is given without a clerk, where the register allows it. */
  online: boolean
  /** The register allows online allocation. */
  register_online: boolean
  opening_hours: OpeningHours[]
  free_days: FreeDay[]
}

const listWhere = (db: TenantDb, which: Fragment): Promise<OfferedTypeRow[]> =>
  db.rows(sql<OfferedTypeRow>`
    select t.id, t.name, t.deadline_days, t.day_type, t.signature_type, t.after_hours, t.online_filling, t.group_id, t.register_id,
           t.online_number as online,
           coalesce(r.online, false) as register_online, i.opening_hours, i.free_days
      from doc_types t
      join institutions i on i.id = t.institution_id
      left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
     where t.institution_id = ${db.institutionId} and ${which} order by t.name collate romanian`)

/** Types that can be handed in now: incoming ones that may stand alone. */
export const listOfferedTypes = (db: TenantDb): Promise<OfferedTypeRow[]> =>
  listWhere(db, sql`t.online_available and t.category = 'intrare' and not t.case_only`)

/** A type as it is now, offered or not. */
export const findType = async (db: TenantDb, id: number): Promise<OfferedTypeRow | undefined> =>
  (await listWhere(db, sql`t.id = ${id}`))[0]

/** Submissions that get their number by themselves and wait for it, in the order in which they came. */
export function listUnnumbered(db: TenantDb): Promise<{ id: number; doc_type_id: number }[]> {
  return db.rows(sql<{ id: number; doc_type_id: number }>`
    select id, doc_type_id from submissions
     where institution_id = ${db.institutionId} and online and status = 'waiting' order by confirmed_at, id limit 500`)
}

/** Institutions in which submissions wait for a number. */
export async function listInstitutionsUnnumbered(db: PlatformDb): Promise<number[]> {
  const rows = await db.rows(sql<{ institution_id: number }>`
    select distinct institution_id from submissions where online and status = 'waiting' order by 1`)
  return rows.map(({ institution_id }) => institution_id)
}
