import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Person } from '../recipients/recipient.ts'

export type PushKeyRow = { public_key: string; private_sealed: Buffer }

export function findPushKey(db: TenantDb): Promise<PushKeyRow | undefined> {
  return db.maybe(
    sql<PushKeyRow>`select public_key, private_sealed from push_keys where institution_id = ${db.institutionId}`,
  )
}

/** Keeps the first key pair; a second one, made at the same time, is dropped. */
export async function addPushKey(db: TenantDb, key: PushKeyRow, at: Date): Promise<void> {
  await db.run(sql`
    insert into push_keys (institution_id, public_key, private_sealed, made_at)
    values (${db.institutionId}, ${key.public_key}, ${key.private_sealed}, ${at}) on conflict do nothing`)
}

/** Private keys that are not sealed with the present secret, by institution. */
export function countOlderKeys(
  db: PlatformDb,
  mark: Buffer,
): Promise<{ institution_id: number; waiting: number }[]> {
  return db.rows(sql<{ institution_id: number; waiting: number }>`
    select institution_id, count(*)::int as waiting from push_keys
     where substring(private_sealed from 1 for ${mark.length}) <> ${mark}
     group by institution_id order by institution_id`)
}

export async function lockOlderKey(db: TenantDb, mark: Buffer): Promise<Buffer | undefined> {
  const row = await db.maybe(sql<{ private_sealed: Buffer }>`
    select private_sealed from push_keys
     where institution_id = ${db.institutionId} and substring(private_sealed from 1 for ${mark.length}) <> ${mark} for update`)
  return row?.private_sealed
}

export function replaceSealedKey(db: TenantDb, sealed: Buffer): Promise<number> {
  return db.run(
    sql`update push_keys set private_sealed = ${sealed} where institution_id = ${db.institutionId}`,
  )
}

export type DeviceRow = { id: number; user_agent: string; added_at: string; reached_at: string | null }

export function listDevices(db: TenantDb, person: Person): Promise<DeviceRow[]> {
  return db.rows(sql<DeviceRow>`
    select id, user_agent, added_at, reached_at from push_devices
     where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id} order by id`)
}

export type NewDevice = { endpoint: string; p256dh: string; auth: string; userAgent: string }

/** Adds a browser. One that was somebody else's is taken over: whoever sits at it now gets the pushes. */
export async function addDevice(db: TenantDb, person: Person, device: NewDevice, at: Date): Promise<void> {
  await db.run(sql`
    insert into push_devices as d (institution_id, user_institution_id, user_id, endpoint, p256dh, auth, user_agent, added_at)
    values (${db.institutionId}, ${person.institutionId}, ${person.id}, ${device.endpoint}, ${device.p256dh}, ${device.auth}, ${device.userAgent}, ${at})
    on conflict on constraint push_devices_endpoint_key do update
      set user_institution_id = excluded.user_institution_id, user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
          user_agent = excluded.user_agent,
          added_at = case when d.user_id = excluded.user_id and d.user_institution_id = excluded.user_institution_id then d.added_at else excluded.added_at end,
          reached_at = case when d.user_id = excluded.user_id and d.user_institution_id = excluded.user_institution_id then d.reached_at end`)
}

/** Keeps a person's newest browsers only; a person has no more at hand. */
export async function dropOldDevices(db: TenantDb, person: Person, most: number): Promise<void> {
  await db.run(sql`
    delete from push_devices where institution_id = ${db.institutionId} and id in (
      select id from push_devices
       where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id}
       order by id desc offset ${most})`)
}

/** Removes one of the person's own browsers; 0 = they have no such one. */
export function removeDevice(
  db: TenantDb,
  person: Person,
  { id, endpoint }: { id?: number | undefined; endpoint?: string | undefined },
): Promise<number> {
  const is = id === undefined ? sql`endpoint = ${endpoint ?? null}` : sql`id = ${id}`
  return db.run(sql`
    delete from push_devices
     where institution_id = ${db.institutionId} and user_institution_id = ${person.institutionId} and user_id = ${person.id} and ${is}`)
}
