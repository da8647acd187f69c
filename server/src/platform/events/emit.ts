import type { z } from 'zod'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { EventType } from './event-type.ts'

/**
 * Writes an event in the transaction of its cause; it is delivered after the commit. A payload that its schema
 * refuses fails here, in its cause, because it could never be delivered. Call `database.wake()` afterwards.
 */
export async function emit<Event extends EventType>(
  db: TenantDb,
  { type, payload: schema }: Event,
  payload: z.input<Event['payload']>,
  at: Date,
): Promise<void> {
  db.send(sql`
    insert into outbox_events (institution_id, type, payload, created_at)
    values (${db.institutionId}, ${type}, ${JSON.stringify(schema.parse(payload))}::jsonb, ${at.toISOString()}::timestamptz)`)
}

/** Writes several events of one kind at once, in their order. */
export async function emitAll<Event extends EventType>(
  db: TenantDb,
  { type, payload: schema }: Event,
  payloads: readonly z.input<Event['payload']>[],
  at: Date,
): Promise<void> {
  if (payloads.length === 0) return
  const checked = payloads.map((payload) => schema.parse(payload))
  db.send(sql`
    insert into outbox_events (institution_id, type, payload, created_at)
      select ${db.institutionId}, ${type}, e, ${at.toISOString()}::timestamptz
        from jsonb_array_elements(${JSON.stringify(checked)}::jsonb) with ordinality as x(e, n) order by n`)
}
