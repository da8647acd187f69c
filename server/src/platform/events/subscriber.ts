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

export interface Subscriber {
  readonly type: string
  /** Comes in masses, and nobody waits for it: events of other types go first. */
  readonly patient: boolean
  readonly handle: (db: TenantDb, payload: unknown, facts: EventFacts) => Promise<void>
}

/**
 * Runs `handle` for every event of a type, in the transaction that takes the event out of the outbox: it touches
 * nothing but the database, and adds jobs for everything else.
 */
export function subscribe<Table extends EventTable, Type extends keyof Table & string>(
  table: Table,
  type: Type,
  handle: (db: TenantDb, payload: z.output<Table[Type]>, facts: EventFacts) => Promise<void>,
  { patient = false }: { patient?: boolean } = {},
): Subscriber {
  const schema = table[type] as z.ZodType<z.output<Table[Type]>>
  return { type, patient, handle: (db, payload, facts) => handle(db, schema.parse(payload), facts) }
}
