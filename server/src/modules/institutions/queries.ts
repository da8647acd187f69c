import type { Purpose } from '@hdoc/contract/portal/consent.ts'
import type { OutsideMapKind } from '@hdoc/contract/portal/outside-map.ts'
import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { OpeningHours } from '@hdoc/contract/settings/opening-hours.ts'
import type { MapCentre, PictureKind } from '@hdoc/contract/settings/settings.ts'
import type { PlatformDb, TenantDb } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/run-transaction.ts'
import { sql } from '../../platform/db/sql.ts'

export type HostRow = { institution_id: number; active_from: string; active_to: string | null }

/** Hosts are a global table: they are read before any institution is known. */
export function findHost(db: Db, host: string): Promise<HostRow | undefined> {
  return db.maybe(sql<HostRow>`select institution_id, active_from, active_to from hosts where host = ${host}`)
}

export type BrandingRow = {
  id: number
  name: string
  short_name: string
  county_name: string
  address: string
  phone: string
  email: string
  opening_hours: OpeningHours[]
  primary_color: string
  logo_hash: string | null
  coat_of_arms_hash: string | null
  map: MapCentre | null
  assistance_email: string
  assistance_phone: string
  signup: boolean
  purposes: Purpose[]
  outside_map: { kind: OutsideMapKind; tiles_url: string }
}

export function findBrandingRow(db: TenantDb): Promise<BrandingRow | undefined> {
  return db.maybe(sql<BrandingRow>`
    select i.id, i.name, i.short_name, i.county_name, concat_ws(', ', nullif(i.address, ''), nullif(i.locality, '')) as address,
           i.phone, i.email, i.opening_hours, s.primary_color, s.logo_hash, s.coat_of_arms_hash,
           case when s.map_lat is not null then json_build_object('lat', s.map_lat, 'lon', s.map_lon, 'zoom', s.map_zoom) end as map,
           s.assistance_email, s.assistance_phone, s.signup, portal_purposes(i.id) as purposes,
           json_build_object('kind', s.outside_map, 'tiles_url', s.map_tiles_url) as outside_map
      from institutions i join institution_settings s on s.institution_id = i.id where i.id = ${db.institutionId}`)
}

/** SHA-256 of a picture of the institution in the file store; undefined = none. */
export async function findPictureHash(db: TenantDb, kind: PictureKind): Promise<string | undefined> {
  const row = await db.one(sql<Record<PictureKind, string | null>>`
    select logo_hash as logo, coat_of_arms_hash as coat_of_arms from institution_settings where institution_id = ${db.institutionId}`)
  return row[kind] ?? undefined
}

export type InstitutionFacts = {
  name: string
  address: string
  phone: string
  email: string
  cui: string
  free_days: FreeDay[]
}

export async function getInstitution(db: TenantDb): Promise<InstitutionFacts> {
  const facts = await db.one(sql<InstitutionFacts>`
    select name, concat_ws(', ', nullif(address, ''), nullif(locality, ''), nullif(county_name, '')) as address, phone, email, cui, free_days
      from institutions where id = ${db.institutionId}`)
  return { ...facts, phone: writePhone(facts.phone) }
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

/** In whose name the institution's mails go out, and where answers go; '' = the installation's own. */
export function findMailSettings(
  db: TenantDb,
): Promise<{ mail_from_name: string; mail_reply_to: string } | undefined> {
  return db.maybe(sql<{ mail_from_name: string; mail_reply_to: string }>`
    select mail_from_name, mail_reply_to from institution_settings where institution_id = ${db.institutionId}`)
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

/** The hosts of an institution but the default ones, in the order of the kinds. */
export async function listHosts(db: Db, institutionId: number, order: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql<{ host: string }>`
    select host from hosts where institution_id = ${institutionId} and kind <> 'default'
     order by array_position(${order}::text[], kind), host`)
  return rows.map(({ host }) => host)
}

/** Ids of all institutions, the platform among them, for work that looks at one after the other. */
export async function listInstitutionIds(db: PlatformDb): Promise<number[]> {
  return (await db.rows(sql<{ id: number }>`select id from institutions order by id`)).map(({ id }) => id)
}

export type ModeRow = { on_until: string; switched_by_name: string }

export function findModeRow(db: TenantDb): Promise<ModeRow | undefined> {
  return db.maybe(sql<ModeRow>`
    select on_until, switched_by_name from delete_modes where institution_id = ${db.institutionId}`)
}

export function storeMode(db: TenantDb, until: Date, byName: string): Promise<number> {
  return db.run(sql`
    insert into delete_modes (institution_id, on_until, switched_by_name) values (${db.institutionId}, ${until}, ${byName})
    on conflict on constraint delete_modes_pkey do update set on_until = excluded.on_until, switched_by_name = excluded.switched_by_name`)
}
