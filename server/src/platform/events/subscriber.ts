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

/** An event of a type: its payload as the schema of the type gives it. */
export type Delivered = { payload: unknown; facts: EventFacts }

export interface Subscriber {
  readonly type: string
  /** Comes in masses, and nobody waits for it: handled many at once, after the events of other types. */
  readonly inMasses: boolean
  readonly handle: (db: TenantDb, events: readonly Delivered[]) => Promise<void>
}

/**
 * Runs `handle` for every event of a type, in the transaction that takes the event out of the outbox: it touches
 * nothing but the database, and adds jobs for everything else. The table says which types there are, and what they carry:
 * the relay has checked it.
 */
export function subscribe<Table extends EventTable, Type extends keyof Table & string>(
  _table: Table,
  type: Type,
  handle: (db: TenantDb, payload: z.output<Table[Type]>, facts: EventFacts) => Promise<void>,
): Subscriber {
  return {
    type,
    inMasses: false,
    handle: async (db, events) => {
      for (const { payload, facts } of events) await handle(db, payload as z.output<Table[Type]>, facts)
    },
  }
}

/** As `subscribe`, for what comes in masses: `handle` is given all events of the type that were taken together. */
export function subscribeInMasses<Table extends EventTable, Type extends keyof Table & string>(
  _table: Table,
  type: Type,
  handle: (db: TenantDb, payloads: z.output<Table[Type]>[]) => Promise<void>,
): Subscriber {
  return {
    type,
    inMasses: true,
    handle: (db, events) =>
      handle(
        db,
        events.map(({ payload }) => payload as z.output<Table[Type]>),
      ),
  }
}
