import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type RightsRow = {
  id: number
  username: string
  name: string
  job_title: string
  is_admin: boolean
  language: 'ro' | 'en'
  theme: 'light' | 'dark' | 'auto'
  group_id: number
  group_name: string
  group_role_name: string
  group_ids: number[]
  group_permissions: string[]
  roles: string[]
  permissions: string[]
}

/**
 * The columns are named one by one: with `r.*` the departments would be gathered twice, as they are and as
 * numbers.
 */
const rightsOf = sql`r.id, r.username, r.name, r.job_title, r.is_admin, r.language, r.theme, r.group_id, r.group_name, r.group_role_name,
  r.group_ids::text[]::float8[] as group_ids, r.group_permissions, r.roles, r.permissions`

/** undefined for people who do not exist or are not active. */
export function findRights(db: TenantDb, userId: number): Promise<RightsRow | undefined> {
  return db.maybe(sql<RightsRow>`select ${rightsOf} from person_rights(${db.institutionId}, ${userId}) r`)
}

export type SessionRow = {
  user_id: number
  client_id: number | null
  acting_institution_id: number | null
  acting_user_id: number | null
  acting_until: string | null
  remember: boolean
  last_seen_at: string
  /** The institution asks for a second factor and the person has none. */
  lacks_factor: boolean
}

/**
 * Of sessions `s` and the settings `i` of their institution: those before their end and used within the idle
 * limit (remembered sessions have none). Limits of the institution come before the installation's, also for
 * sessions that are already open.
 */
export const isLivingSession = (at: { now: Date; idleMinutes: number }): Fragment => sql`
  s.expires_at > ${at.now}
       and (s.remember or s.last_seen_at > ${at.now}::timestamptz - make_interval(mins => coalesce(i.session_idle_minutes, ${at.idleMinutes})))
       and (s.created_at > case when s.remember
             then ${at.now}::timestamptz - make_interval(days => i.session_remember_days)
             else ${at.now}::timestamptz - make_interval(hours => i.session_absolute_hours) end) is not false`

/** Finds a living session, on its own host. */
export function findSession(
  db: TenantDb,
  at: { idHash: Buffer; host: string; now: Date; idleMinutes: number },
): Promise<(SessionRow & RightsRow) | undefined> {
  return db.maybe(sql<SessionRow & RightsRow>`
    select s.user_id, s.client_id, s.acting_institution_id, s.acting_user_id, s.acting_until, s.remember, s.last_seen_at,
           ${rightsOf},
           case when i.second_factor_required then
             not exists (select from totp_factors f where f.institution_id = s.institution_id and f.user_id = s.user_id and f.secret is not null)
             and not exists (select from passkeys p where p.institution_id = s.institution_id and p.user_id = s.user_id)
           else false end as lacks_factor
      from sessions s
      join institution_settings i on i.institution_id = s.institution_id
      cross join lateral person_rights(s.institution_id, s.user_id, s.group_id) r
     where s.institution_id = ${db.institutionId} and s.id_hash = ${at.idHash} and s.host = ${at.host} and ${isLivingSession(at)}`)
}

/** What the frame of every page shows of a person besides their rights. */
export type ShownRow = { picture: string; groups: { id: number; name: string }[] }

export function getShown(db: TenantDb, userId: number): Promise<ShownRow> {
  return db.one(sql<ShownRow>`
    select coalesce(left(u.picture_hash, 16), '') as picture,
           coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name collate romanian, g.id)
                       from group_members m
                       join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
                      where m.institution_id = u.institution_id and m.user_id = u.id), '[]') as groups
      from users u where u.institution_id = ${db.institutionId} and u.id = ${userId}`)
}

export function touchSession(db: TenantDb, idHash: Buffer, now: Date): Promise<number> {
  return db.run(
    sql`update sessions set last_seen_at = ${now} where institution_id = ${db.institutionId} and id_hash = ${idHash}`,
  )
}

export type NewSession = {
  idHash: Buffer
  host: string
  userId: number
  remember: boolean
  now: Date
  expiresAt: Date
  device: string
  address: string
}

/** Adds a session, notes the sign-in of the person, and gives the hash of their password. */
export async function addSession(db: TenantDb, session: NewSession): Promise<string> {
  await db.run(sql`
    insert into sessions (institution_id, id_hash, host, user_id, remember, created_at, last_seen_at, expires_at, device, address)
    values (${db.institutionId}, ${session.idHash}, ${session.host}, ${session.userId}, ${session.remember}, ${session.now}, ${session.now},
            ${session.expiresAt}, ${session.device}, ${session.address})`)
  const { password_hash } = await db.one(sql<{ password_hash: string }>`
    update users set last_login_at = ${session.now} where institution_id = ${db.institutionId} and id = ${session.userId}
    returning password_hash`)
  return password_hash
}

/**
 * Locks the person until the end of the transaction, and gives the hash of their password; undefined for people who
 * are not active.
 */
export async function lockActive(db: TenantDb, userId: number): Promise<string | undefined> {
  const row = await db.maybe(sql<{ password_hash: string; active: boolean }>`
    select password_hash, active from users where institution_id = ${db.institutionId} and id = ${userId} for no key update`)
  return row?.active ? row.password_hash : undefined
}

type At = { address: string; now: Date }

/**
 * Notes that people of the institution sign in from this address. An address noted within a day costs no
 * write and waits for nobody.
 */
export function rememberAddress(db: TenantDb, { address, now }: At): Promise<number> {
  return db.run(sql`
    insert into sign_in_addresses as a (institution_id, address_key, last_at)
    select ${db.institutionId}, ${address}, ${now}::timestamptz
     where not exists (select from sign_in_addresses k where k.institution_id = ${db.institutionId}
                          and k.address_key = ${address} and k.last_at > ${now}::timestamptz - interval '1 day')
    on conflict (institution_id, address_key) do update set last_at = greatest(a.last_at, excluded.last_at)`)
}

/** Did anybody of the institution sign in from this address within a month? */
export async function isKnownAddress(db: TenantDb, { address, now }: At): Promise<boolean> {
  const row = await db.maybe(sql`
    select from sign_in_addresses where institution_id = ${db.institutionId} and address_key = ${address}
       and last_at > ${now}::timestamptz - interval '30 days'`)
  return row !== undefined
}

export function removeSession(
  db: TenantDb,
  idHash: Buffer,
): Promise<{ user_id: number; name: string } | undefined> {
  return db.maybe(sql<{ user_id: number; name: string }>`
    delete from sessions s using users u
     where s.institution_id = ${db.institutionId} and s.id_hash = ${idHash} and u.institution_id = s.institution_id and u.id = s.user_id
    returning s.user_id, u.name`)
}

/** By user name or e-mail. */
export function findForLogin(
  db: TenantDb,
  login: string,
): Promise<{ id: number; name: string; password_hash: string; active: boolean } | undefined> {
  return db.maybe(sql<{ id: number; name: string; password_hash: string; active: boolean }>`
    select id, name, password_hash, active from users
     where institution_id = ${db.institutionId} and (lower(username) = lower(${login}) or lower(email) = lower(${login}))
     order by (lower(username) = lower(${login})) desc limit 1`)
}

export function updatePreferences(
  db: TenantDb,
  userId: number,
  change: { language?: string | undefined; theme?: string | undefined },
): Promise<number> {
  return db.run(sql`
    update users set language = coalesce(${change.language ?? null}, language), theme = coalesce(${change.theme ?? null}, theme)
     where institution_id = ${db.institutionId} and id = ${userId}`)
}

/** Active departments, at most 1000: a form gets them in one answer. */
export const listDepartments = (db: TenantDb) =>
  listOptions(db, 'user_groups', { q: '' }, { offered: sql`active`, limit: 1_000 })

export const listGroupOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'user_groups', query, { offered: sql`active` })

export async function addAdministrator(
  db: TenantDb,
  person: { username: string; email: string; name: string; passwordHash: string },
): Promise<number> {
  const row = await db.one(sql<{ id: number }>`
    insert into users (institution_id, username, email, name, password_hash, is_admin)
    values (${db.institutionId}, ${person.username}, ${person.email}, ${person.name}, ${person.passwordHash}, true) returning id`)
  return row.id
}

export async function findPasswordHash(db: TenantDb, userId: number): Promise<string | undefined> {
  const row = await db.maybe(sql<{ password_hash: string }>`
    select password_hash from users where institution_id = ${db.institutionId} and id = ${userId}`)
  return row?.password_hash
}

export async function changePassword(db: TenantDb, userId: number, hash: string, at: Date): Promise<void> {
  await db.run(sql`
    update users set password_hash = ${hash}, password_changed_at = ${at} where institution_id = ${db.institutionId} and id = ${userId}`)
}

/** Locks the person first, so that a sign-in under way either comes before, and ends too, or finds what has changed. */
export async function removeSessions(
  db: TenantDb,
  userId: number,
  exceptHash: Buffer | undefined,
): Promise<void> {
  await db.run(
    sql`select from users where institution_id = ${db.institutionId} and id = ${userId} for no key update`,
  )
  await db.run(sql`
    delete from sessions where institution_id = ${db.institutionId} and user_id = ${userId}
       and id_hash is distinct from ${exceptHash ?? null}::bytea`)
  await db.run(
    sql`delete from login_tickets where institution_id = ${db.institutionId} and user_id = ${userId}`,
  )
}

export function replaceSessionId(
  db: TenantDb,
  oldHash: Buffer,
  newHash: Buffer,
): Promise<{ remember: boolean; expires_at: string } | undefined> {
  return db.maybe(sql<{ remember: boolean; expires_at: string }>`
    update sessions set id_hash = ${newHash} where institution_id = ${db.institutionId} and id_hash = ${oldHash}
    returning remember, expires_at`)
}
