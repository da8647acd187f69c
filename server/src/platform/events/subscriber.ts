import type { z } from 'zod'
import type { TenantDb } from '../db/database.ts'
import type { EventType } from './event-type.ts'

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
 * `handle` must touch nothing but the database, and add jobs for everything else. The relay has checked the
 * payload against the schema of the event.
 */
export function subscribe<Event extends EventType>(
  { type }: Event,
  handle: (db: TenantDb, payload: z.output<Event['payload']>, facts: EventFacts) => Promise<void>,
): Subscriber {
  return {
    type,
    inMasses: false,
    handle: async (db, events) => {
      for (const { payload, facts } of events) await handle(db, payload as z.output<Event['payload']>, facts)
    },
  }
}

/**
 * Like `subscribe`, for events that come in masses: `handle` gets all events of the
 * type that were taken together.
 */
export function subscribeInMasses<Event extends EventType>(
  { type }: Event,
  handle: (db: TenantDb, payloads: z.output<Event['payload']>[]) => Promise<void>,
): Subscriber {
  return {
    type,
    inMasses: true,
    handle: (db, events) =>
      handle(
        db,
        events.map(({ payload }) => payload as z.output<Event['payload']>),
      ),
  }
}
