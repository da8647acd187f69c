import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Rotated = { remember: boolean; expires_at: string }

type Start = {
  old: Buffer
  fresh: Buffer
  userId: number
  institutionId: number
  until: Date
  /** The client that a platform administrator enters in the same step; undefined keeps the present one. */
  clientId?: number | undefined
}

/** Rotates the id of a session that begins to act; undefined when it is gone or acts already. */
export function startActing(db: TenantDb, start: Start): Promise<Rotated | undefined> {
  return db.maybe(sql<Rotated>`
    update sessions set id_hash = ${start.fresh}, acting_institution_id = ${start.institutionId}, acting_user_id = ${start.userId},
           acting_until = ${start.until}, client_id = coalesce(${start.clientId ?? null}::bigint, client_id)
     where institution_id = ${db.institutionId} and id_hash = ${start.old} and acting_user_id is null
    returning remember, expires_at`)
}

type Stopped = Rotated & { acting_institution_id: number; acting_user_id: number; acting_name: string }

/** Rotates the id of a session that stops acting; undefined when it was not acting. */
export function stopActing(db: TenantDb, old: Buffer, fresh: Buffer): Promise<Stopped | undefined> {
  return db.maybe(sql<Stopped>`
    with was as (select id_hash, acting_institution_id, acting_user_id from sessions
                  where institution_id = ${db.institutionId} and id_hash = ${old} and acting_user_id is not null for update)
    update sessions s set id_hash = ${fresh}, acting_institution_id = null, acting_user_id = null, acting_until = null
      from was where s.institution_id = ${db.institutionId} and s.id_hash = was.id_hash
    returning s.remember, s.expires_at, was.acting_institution_id, was.acting_user_id,
      coalesce((select u.name from users u where u.institution_id = was.acting_institution_id and u.id = was.acting_user_id), '') as acting_name`)
}

/**
 * Sets the client a session works in; null leaves it. Gives false when the session is gone or acts as
 * somebody.
 */
export async function setClient(db: TenantDb, idHash: Buffer, clientId: number | null): Promise<boolean> {
  const changed = await db.run(sql`
    update sessions set client_id = ${clientId}::bigint
     where institution_id = ${db.institutionId} and id_hash = ${idHash} and acting_user_id is null`)
  return changed === 1
}

export function findClientName(db: TenantDb): Promise<{ name: string } | undefined> {
  return db.maybe(
    sql<{ name: string }>`select name from institutions where id = ${db.institutionId} and id <> 0`,
  )
}
