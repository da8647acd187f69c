import type { OutsideMapValues } from '@hdoc/contract/portal/outside-map.ts'
import { defaultLabelSizes, type LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { PrintingValues } from '@hdoc/contract/printing/printing-values.ts'
import type {
  InstitutionSection,
  LookValues,
  MailValues,
  OwnInstitutionValues,
  PictureKind,
  SecurityValues,
} from '@hdoc/contract/settings/settings.ts'
import type { Granted } from '../../platform/auth/grant.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { type Fragment, sql } from '../../platform/db/sql.ts'

export type Versioned = { version: number }
export type InstitutionRow = InstitutionSection['values'] & Versioned
export type LookRow = LookValues & { logo_hash: string | null; coat_of_arms_hash: string | null } & Versioned
export type MailRow = MailValues & Versioned
export type SecurityRow = SecurityValues & Versioned

export type OutsideMapRow = OutsideMapValues & Versioned
export type EditableOutsideMap = Granted<'setting.outside_map', OutsideMapRow>
export type PrintingRow = PrintingValues & Versioned

export type EditablePrinting = Granted<'setting.printing', PrintingRow>
export type EditableInstitution = Granted<'setting.institution', InstitutionRow>
export type EditableLook = Granted<'setting.look', LookRow>
export type EditableMail = Granted<'setting.mail', MailRow>
export type EditableSecurity = Granted<'setting.security', SecurityRow>

/** When the row is locked, a second change waits for the first one and then sees its version. */
export type Reading = 'read' | 'lock'
const lockOf = (reading: Reading): Fragment => (reading === 'lock' ? sql`for update` : sql``)

export function getInstitutionRow(db: TenantDb, reading: Reading = 'read'): Promise<InstitutionRow> {
  return db.one(sql<InstitutionRow>`
    select i.name, i.legal_name, i.short_name, i.cui, i.county_name, i.locality, i.address, i.postal_code, i.phone, i.email,
           i.opening_hours, i.free_days,
           case when s.map_lat is not null then json_build_object('lat', s.map_lat, 'lon', s.map_lon, 'zoom', s.map_zoom) end as map,
           s.assistance_email, s.assistance_phone, i.version
      from institutions i join institution_settings s on s.institution_id = i.id
     where i.id = ${db.institutionId} ${lockOf(reading)}`)
}

export async function updateInstitution(
  db: TenantDb,
  _checked: EditableInstitution,
  values: OwnInstitutionValues,
): Promise<void> {
  await db.run(sql`
    update institutions
       set name = ${values.name}, legal_name = ${values.legal_name}, short_name = ${values.short_name}, cui = ${values.cui},
           county_name = ${values.county_name}, locality = ${values.locality}, address = ${values.address},
           postal_code = ${values.postal_code}, phone = ${values.phone}, email = ${values.email},
           opening_hours = ${JSON.stringify(values.opening_hours)}::jsonb, free_days = ${JSON.stringify(values.free_days)}::jsonb,
           version = version + 1
     where id = ${db.institutionId}`)
  await db.run(sql`
    update institution_settings
       set map_lat = ${values.map?.lat ?? null}, map_lon = ${values.map?.lon ?? null}, map_zoom = ${values.map?.zoom ?? null},
           assistance_email = ${values.assistance_email}, assistance_phone = ${values.assistance_phone}
     where institution_id = ${db.institutionId}`)
}

export function getLookRow(db: TenantDb, reading: Reading = 'read'): Promise<LookRow> {
  return db.one(sql<LookRow>`
    select primary_color, logo_hash, coat_of_arms_hash, look_version as version
      from institution_settings where institution_id = ${db.institutionId} ${lockOf(reading)}`)
}

export function updateColor(db: TenantDb, _checked: EditableLook, color: string): Promise<number> {
  return db.run(sql`
    update institution_settings set primary_color = ${color}, look_version = look_version + 1
     where institution_id = ${db.institutionId}`)
}

export function updatePicture(
  db: TenantDb,
  _checked: EditableLook,
  kind: PictureKind,
  hash: string | null,
): Promise<number> {
  const column = kind === 'logo' ? sql`logo_hash` : sql`coat_of_arms_hash`
  return db.run(sql`
    update institution_settings set ${column} = ${hash}, look_version = look_version + 1
     where institution_id = ${db.institutionId}`)
}

export function getMailRow(db: TenantDb, reading: Reading = 'read'): Promise<MailRow> {
  return db.one(sql<MailRow>`
    select mail_from_name as from_name, mail_reply_to as reply_to, digest_hour, mail_version as version
      from institution_settings where institution_id = ${db.institutionId} ${lockOf(reading)}`)
}

export function updateMailSender(db: TenantDb, _checked: EditableMail, values: MailValues): Promise<number> {
  return db.run(sql`
    update institution_settings
       set mail_from_name = ${values.from_name}, mail_reply_to = ${values.reply_to}, digest_hour = ${values.digest_hour}, mail_version = mail_version + 1
     where institution_id = ${db.institutionId}`)
}

export async function getPrintingRow(db: TenantDb, reading: Reading = 'read'): Promise<PrintingRow> {
  type Kept = Omit<PrintingRow, 'label_sizes'> & { label_sizes: LabelSize[] | null }
  const row = await db.one(sql<Kept>`
    select label_sizes, receipt_paper, stamp_corner, printing_version as version
      from institution_settings where institution_id = ${db.institutionId} ${lockOf(reading)}`)
  return { ...row, label_sizes: row.label_sizes ?? [...defaultLabelSizes] }
}

export function updatePrinting(
  db: TenantDb,
  _checked: EditablePrinting,
  values: PrintingValues,
): Promise<number> {
  return db.run(sql`
    update institution_settings
       set label_sizes = ${JSON.stringify(values.label_sizes)}::jsonb, receipt_paper = ${values.receipt_paper},
           stamp_corner = ${values.stamp_corner}, printing_version = printing_version + 1
     where institution_id = ${db.institutionId}`)
}

export function getOutsideMapRow(db: TenantDb, reading: Reading = 'read'): Promise<OutsideMapRow> {
  return db.one(sql<OutsideMapRow>`
    select outside_map as kind, map_tiles_url as tiles_url, map_tiles_attribution as tiles_attribution, map_google_key as google_key,
           map_google_libraries as google_libraries, outside_map_version as version
      from institution_settings where institution_id = ${db.institutionId} ${lockOf(reading)}`)
}

export function updateOutsideMap(
  db: TenantDb,
  _checked: EditableOutsideMap,
  values: OutsideMapValues,
): Promise<number> {
  return db.run(sql`
    update institution_settings
       set outside_map = ${values.kind}, map_tiles_url = ${values.tiles_url}, map_tiles_attribution = ${values.tiles_attribution},
           map_google_key = ${values.google_key}, map_google_libraries = ${values.google_libraries},
           outside_map_version = outside_map_version + 1
     where institution_id = ${db.institutionId}`)
}

export function getSecurityRow(db: TenantDb, reading: Reading = 'read'): Promise<SecurityRow> {
  return db.one(sql<SecurityRow>`
    select signup, second_factor_required, session_idle_minutes, session_absolute_hours, session_remember_days,
           security_version as version
      from institution_settings where institution_id = ${db.institutionId} ${lockOf(reading)}`)
}

export function updateSecurity(
  db: TenantDb,
  _checked: EditableSecurity,
  values: SecurityValues,
): Promise<number> {
  return db.run(sql`
    update institution_settings
       set signup = ${values.signup}, second_factor_required = ${values.second_factor_required},
           session_idle_minutes = ${values.session_idle_minutes}, session_absolute_hours = ${values.session_absolute_hours},
           session_remember_days = ${values.session_remember_days}, security_version = security_version + 1
     where institution_id = ${db.institutionId}`)
}

const hasFactor = sql`(exists (select from totp_factors t
          where t.institution_id = u.institution_id and t.user_id = u.id and t.confirmed_at is not null)
       or exists (select from passkeys p where p.institution_id = u.institution_id and p.user_id = u.id))`

/** How many active people the institution has, and how many of them would be asked for a second factor they lack. */
export function countFactors(db: TenantDb): Promise<{ active: number; without: number }> {
  return db.one(sql<{ active: number; without: number }>`
    select count(*) as active, count(*) filter (where not ${hasFactor}) as without
      from users u where u.institution_id = ${db.institutionId} and u.active`)
}

/** Gives where mails to this person of the institution go, and whether they have a second factor. */
export function findAccount(
  db: TenantDb,
  userId: number,
): Promise<{ email: string; name: string; has_factor: boolean } | undefined> {
  return db.maybe(sql<{ email: string; name: string; has_factor: boolean }>`
    select u.email, u.name, ${hasFactor} as has_factor from users u
     where u.institution_id = ${db.institutionId} and u.id = ${userId}`)
}

export type PastChange = { actor_name: string; payload: string | null }

/** The last changes of a section, newest first. */
export function listLastChanges(db: TenantDb, section: string, count: number): Promise<PastChange[]> {
  return db.rows(sql<PastChange>`
    select e.actor_name, p.payload from audit_entries e
      left join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${section} and e.subject_id = ${db.institutionId}
     order by e.id desc limit ${count}`)
}
