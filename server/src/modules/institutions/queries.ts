import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { Branding } from '@hdoc/contract/session.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/run-transaction.ts'
import { sql } from '../../platform/db/sql.ts'

export type HostRow = { institution_id: number; active_from: string; active_to: string | null }

/** Hosts are a global table: they are read before any institution is known. */
export function findHost(db: Db, host: string): Promise<HostRow | undefined> {
  return db.maybe(sql<HostRow>`select institution_id, active_from, active_to from hosts where host = ${host}`)
}

export function findBranding(db: TenantDb): Promise<Branding | undefined> {
  return db.maybe(sql<Branding>`
    select id, name, short_name, county_name, concat_ws(', ', nullif(address, ''), nullif(locality, '')) as address, phone, email, opening_hours
      from institutions where id = ${db.institutionId}`)
}

export type InstitutionFacts = {
  name: string
  address: string
  phone: string
  email: string
  cui: string
  free_days: FreeDay[]
}

export function getInstitution(db: TenantDb): Promise<InstitutionFacts> {
  return db.one(sql<InstitutionFacts>`
    select name, concat_ws(', ', nullif(address, ''), nullif(locality, ''), nullif(county_name, '')) as address, phone, email, cui, free_days
      from institutions where id = ${db.institutionId}`)
}

export type InstitutionRules = {
  signup: boolean
  second_factor_required: boolean
  /** null = the installation's own. */
  session_idle_minutes: number | null
  session_absolute_hours: number | null
  session_remember_days: number | null
}

/** What the institution decided about accounts and sessions; institution 0 has its own. */
export function getRules(db: TenantDb): Promise<InstitutionRules> {
  return db.one(sql<InstitutionRules>`
    select signup, second_factor_required, session_idle_minutes, session_absolute_hours, session_remember_days
      from institution_settings where institution_id = ${db.institutionId}`)
}

/** The host under which citizens know the institution: the first kind in `order` that it has. */
export function findPublicHost(
  db: Db,
  institutionId: number,
  order: readonly string[],
): Promise<{ host: string } | undefined> {
  return db.maybe(sql<{ host: string }>`
    select host from hosts where institution_id = ${institutionId} order by array_position(${order}::text[], kind), host limit 1`)
}
