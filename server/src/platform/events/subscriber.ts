import type { z } from 'zod'
import type { TenantDb } from '../db/database.ts'
import type { EventTable } from './event-table.ts'

/** What an event carries besides its payload. */
export interface EventFacts {
  id: number
  institutionId: number
  /** ISO instant of its cause. */
  createdAt: string
}

export type Delivered<Payload> = { payload: Payload; facts: EventFacts }

export interface Subscriber {
  readonly type: string
  /** Comes in masses, and nobody waits for it: handled many at once, after the events of other types. */
  readonly inMasses: boolean
  readonly handle: (db: TenantDb, events: readonly Delivered<unknown>[]) => Promise<void>
}

/**
 * Runs `handle` for every event of a type, in the transaction that takes the event out of the outbox: it touches
 * nothing but the database, and adds jobs for everything else.
 */
export function subscribe<Table extends EventTable, Type extends keyof Table & string>(
  table: Table,
  type: Type,
  handle: (db: TenantDb, payload: z.output<Table[Type]>, facts: EventFacts) => Promise<void>,
): Subscriber {
  const schema = table[type] as z.ZodType<z.output<Table[Type]>>
  return {
    type,
    inMasses: false,
    handle: async (db, events) => {
      for (const { payload, facts } of events) await handle(db, schema.parse(payload), facts)
    },
  }
}

/** As `subscribe`, for what comes in masses: `handle` is given all events of the type that were taken together. */
export function subscribeInMasses<Table extends EventTable, Type extends keyof Table & string>(
  table: Table,
  type: Type,
  handle: (db: TenantDb, payloads: z.output<Table[Type]>[]) => Promise<void>,
): Subscriber {
  const schema = table[type] as z.ZodType<z.output<Table[Type]>>
  return {
    type,
    inMasses: true,
    handle: (db, events) =>
      handle(
        db,
        events.map(({ payload }) => schema.parse(payload)),
      ),
  }
}
