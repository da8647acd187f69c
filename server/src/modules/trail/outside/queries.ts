import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface NewestSeal {
  institution_id: number
  institution: string
  seq: number
  hash: Buffer
}

/** Lists how far each chain reaches, with one look at the end of each. */
export function listNewestSeals(db: PlatformDb): Promise<NewestSeal[]> {
  return db.rows(sql<NewestSeal>`
    select i.id as institution_id, i.name as institution, s.seq, s.hash
      from institutions i
      cross join lateral (
        select seq, hash from audit_seals where institution_id = i.id order by seq desc limit 1) s
     order by 1`)
}

export interface LostRow {
  institution_id: number
  seq: number
  /** Null: the institution is not there. */
  tag: string | null
  found_seq: number
  found_hash: Buffer
}

/** Lists those of some heads that are no link of their chain, with how far the chain reaches. */
export function listLost(db: Db, heads: readonly TrailHead[]): Promise<LostRow[]> {
  const wanted = heads.map(({ institution_id, seq, hash }) => ({ institution_id, seq, hash }))
  return db.rows(sql<LostRow>`
    select k.institution_id, k.seq, i.tag, coalesce(e.seq, 0) as found_seq, coalesce(e.hash, '') as found_hash
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as k(institution_id bigint, seq bigint, hash text)
      left join institutions i on i.id = k.institution_id
      left join audit_seals s on s.institution_id = k.institution_id and s.seq = k.seq
      left join lateral (
        select seq, hash from audit_seals where institution_id = k.institution_id order by seq desc limit 1) e on true
     where s.hash is null or encode(s.hash, 'hex') <> k.hash
     order by 1, 2`)
}

export interface HoldRow {
  institution_id: number
  id: number
  found_at: string
  known_seq: number
  known_hash: Buffer
  found_seq: number
  found_hash: Buffer
  confirmed_at: string | null
  confirmed_by_name: string | null
  reason: string | null
  key_id: string | null
  signature: string | null
}

const columns = sql`institution_id, id, found_at, known_seq, known_hash, found_seq, found_hash, confirmed_at, confirmed_by_name, reason,
  key_id, signature`

export function listConfirmed(db: Db, institutionIds: readonly number[]): Promise<HoldRow[]> {
  return db.rows(sql<HoldRow>`
    select ${columns} from trail_holds
     where institution_id = any(${[...institutionIds]}::bigint[]) and confirmed_at is not null order by id`)
}

/**
 * Refuses numbers to an institution from now on, in every process. Gives false when they are refused already:
 * that hold stays as it was found first.
 */
export async function addHold(
  db: PlatformDb,
  hold: Pick<HoldRow, 'institution_id' | 'known_seq' | 'known_hash' | 'found_seq' | 'found_hash'> & {
    found_at: Date
  },
): Promise<boolean> {
  const added = await db.run(sql`
    insert into trail_holds (institution_id, found_at, known_seq, known_hash, found_seq, found_hash)
    values (${hold.institution_id}, ${hold.found_at}, ${hold.known_seq}, ${hold.known_hash}, ${hold.found_seq}, ${hold.found_hash})
    on conflict do nothing`)
  return added > 0
}

/** The hold that waits for its confirmation, locked when it is to be confirmed. */
export function findOpenHold(db: TenantDb, { lock } = { lock: false }): Promise<HoldRow | undefined> {
  return db.maybe(sql<HoldRow>`
    select ${columns} from trail_holds where institution_id = ${db.institutionId} and confirmed_at is null
    ${lock ? sql`for update` : sql``}`)
}

export async function storeConfirmation(
  db: TenantDb,
  id: number,
  by: { at: Date; name: string; reason: string; keyId: string; signature: string },
): Promise<void> {
  await db.run(sql`
    update trail_holds set confirmed_at = ${by.at}, confirmed_by_name = ${by.name}, reason = ${by.reason}, key_id = ${by.keyId},
           signature = ${by.signature}
     where institution_id = ${db.institutionId} and id = ${id} and confirmed_at is null`)
}
