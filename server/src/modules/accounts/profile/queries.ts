import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { isLivingSession } from '../../access/index.ts'

export type AccountRow = {
  id: number
  version: number
  username: string
  name: string
  email: string
  phone: string
  job_title: string
  language: 'ro' | 'en'
  theme: 'light' | 'dark' | 'auto'
  state: string
  is_admin: boolean
  picture_hash: string | null
  has_password: boolean
  password_changed_at: string | null
  email_confirmed_at: string | null
  last_login_at: string | null
  created_at: string
  institution_name: string
}

const account = (db: TenantDb, id: number, lock: Fragment): Promise<AccountRow | undefined> =>
  db.maybe(sql<AccountRow>`
    select u.id, u.version, u.username, u.name, u.email, u.phone, u.job_title, u.language, u.theme, u.state, u.is_admin,
           u.picture_hash, u.password_hash <> '' as has_password, u.password_changed_at, u.email_confirmed_at, u.last_login_at,
           u.created_at, i.name as institution_name
      from users u join institutions i on i.id = u.institution_id
     where u.institution_id = ${db.institutionId} and u.id = ${id} ${lock}`)

export const findAccount = (db: TenantDb, id: number) => account(db, id, sql``)
/** Locks the row until the transaction ends, so that two changes of a password come one after the other. */
export const lockAccount = (db: TenantDb, id: number) => account(db, id, sql`for update of u`)

export type MembershipRow = { id: number; name: string; role_name: string; is_default: boolean }

export function listMemberships(db: TenantDb, userId: number): Promise<MembershipRow[]> {
  return db.rows(sql<MembershipRow>`
    select g.id, g.name, r.name as role_name, m.is_default
      from group_members m
      join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
      join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
     where m.institution_id = ${db.institutionId} and m.user_id = ${userId} order by g.name collate romanian, g.id`)
}

export function updateAccount(
  db: TenantDb,
  id: number,
  values: { name: string; phone: string },
): Promise<number> {
  return db.run(sql`
    update users set name = ${values.name}, phone = ${values.phone}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${id}`)
}

/** Needs two statements, because the unique index allows one default at every moment. */
export async function setDefaultGroup(db: TenantDb, userId: number, groupId: number): Promise<void> {
  const mine = sql`institution_id = ${db.institutionId} and user_id = ${userId}`
  await db.run(
    sql`update group_members set is_default = false where ${mine} and is_default and group_id <> ${groupId}`,
  )
  await db.run(sql`update group_members set is_default = true where ${mine} and group_id = ${groupId}`)
}

export function setPicture(db: TenantDb, userId: number, hash: string | null): Promise<number> {
  return db.run(sql`
    update users set picture_hash = ${hash} where institution_id = ${db.institutionId} and id = ${userId}`)
}

/** Does anything in any institution still show or hold this content? */
export async function isContentUsed(db: PlatformDb, sha256: string): Promise<boolean> {
  const { used } = await db.one(sql<{ used: boolean }>`
    select content_in_use(${sha256}) as used`)
  return used
}

export type SessionRow = {
  id: string
  device: string
  address: string
  remember: boolean
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** Sessions of a person that still live, the last used first. */
export function listSessions(
  db: TenantDb,
  userId: number,
  at: { now: Date; idleMinutes: number },
): Promise<SessionRow[]> {
  return db.rows(sql<SessionRow>`
    select encode(s.id_hash, 'hex') as id, s.device, s.address, s.remember, s.created_at, s.last_seen_at, s.expires_at
      from sessions s
      join institution_settings i on i.institution_id = s.institution_id
     where s.institution_id = ${db.institutionId} and s.user_id = ${userId} and ${isLivingSession(at)}
     order by s.last_seen_at desc, id limit 200`)
}

/** Ends one session of this person, never the one whose hash is given. */
export function closeSession(db: TenantDb, userId: number, id: string, exceptHash: Buffer): Promise<number> {
  return db.run(sql`
    delete from sessions where institution_id = ${db.institutionId} and user_id = ${userId}
       and id_hash = decode(${id}, 'hex') and id_hash <> ${exceptHash}`)
}

export function setSessionGroup(db: TenantDb, idHash: Buffer, groupId: number): Promise<number> {
  return db.run(
    sql`update sessions set group_id = ${groupId} where institution_id = ${db.institutionId} and id_hash = ${idHash}`,
  )
}

export type ActivityRow = {
  id: number
  at: string
  action: string
  subject_type: string
  subject_id: number
  actor_name: string
  real_name: string | null
  /** Whether the person did it in somebody else's name. */
  as_other: boolean
}

/**
 * Lists what a person did, what somebody did in their name, and what they did in another's name; the latest
 * first.
 */
export function listActivity(
  db: TenantDb,
  person: { institutionId: number; id: number },
  limit: number,
): Promise<ActivityRow[]> {
  const columns = sql`id, at, action, subject_type, subject_id, actor_name, real_name`
  const branch = (of: Fragment, asOther: boolean): Fragment => sql`
    (select ${columns}, ${asOther}::boolean as as_other from audit_entries
      where institution_id = ${db.institutionId} and ${of} order by id desc limit ${limit})`
  return db.rows(sql<ActivityRow>`
    ${branch(sql`actor_institution_id = ${person.institutionId} and actor_id = ${person.id}`, false)}
    union all
    ${branch(sql`real_institution_id = ${person.institutionId} and real_id = ${person.id}`, true)}
    order by at desc, id desc limit ${limit}`)
}
