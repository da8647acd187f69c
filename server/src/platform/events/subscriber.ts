import type { z } from 'zod'
import type { TenantDb } from '../db/database.ts'
import type { EventTable } from './event-table.ts'

/** The facts of an event besides its payload. */
export interface EventFacts {
  id: number
  institutionId: number
  /** ISO instant of its cause. */
  createdAt: string
}

/** An event on delivery, with its payload as the schema of its type gives it. */
export type Delivered = { payload: unknown; facts: EventFacts }

export interface Subscriber {
  readonly type: string
  /**
   * True for events that come in masses and that nobody waits for: they are
   * handled together, after other types.
   */
  readonly inMasses: boolean
  readonly handle: (db: TenantDb, events: readonly Delivered[]) => Promise<void>
}

/**
 * Runs `handle` for every event of a type, in the transaction that takes the event out of the outbox. So
 * `handle` must touch nothing but the database, and add jobs for everything else. The event table gives the
 * type of the payload; the relay has checked it against the schema.
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

/**
 * Like `subscribe`, for events that come in masses: `handle` gets all events of the
 * type that were taken together.
 */
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
