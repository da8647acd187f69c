import type { Database, TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'
import type { EventTable } from './event-table.ts'
import type { Subscriber } from './subscriber.ts'

interface OutboxRow {
  id: number
  type: string
  payload: unknown
  created_at: string
}

/** Events taken in one transaction. */
const BATCH = 100
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 600_000

class DeliveryError extends Error {
  readonly events: readonly OutboxRow[]
  constructor(events: readonly OutboxRow[], cause: unknown) {
    super(`events ${events[0]?.type} were not delivered`, { cause })
    this.events = events
  }
}

/** What somebody waits for is taken first; of events that are alike, the oldest. */
function takeEvents(
  db: TenantDb,
  except: readonly number[],
  inMasses: readonly string[],
): Promise<OutboxRow[]> {
  return db.rows(sql<OutboxRow>`
    delete from outbox_events
     where institution_id = ${db.institutionId} and id in (
       select id from outbox_events
        where institution_id = ${db.institutionId} and id <> all (${[...except]}::bigint[])
        order by type = any (${[...inMasses]}::text[]), id limit ${BATCH} for update skip locked)
    returning id, type, payload, created_at`)
}

export interface Relay {
  /** Delivers a batch of each institution that has events; true = there may be more. */
  deliver(): Promise<boolean>
}

type Options = {
  /** Signs in as the worker, so that subscribers may add jobs. */
  database: Database
  table: EventTable
  subscribers: readonly Subscriber[]
  log: Log
}

/**
 * Takes events out of the outbox and hands each to its subscribers, both in one transaction: an event is never
 * lost and never delivered twice. One that fails stays, is left alone for a while, and does not hold up the others.
 */
export function createRelay({ database, table, subscribers, log }: Options): Relay {
  const inMasses = [...new Set(subscribers.filter((one) => one.inMasses).map(({ type }) => type))]
  const paused = new Map<number, { until: number; pause: number }>()

  const deliverGroup = async (db: TenantDb, events: readonly OutboxRow[]): Promise<void> => {
    try {
      const type = events[0]?.type ?? ''
      const schema = table[type]
      if (schema === undefined) throw new Error(`no schema for the event ${type}`)
      const delivered = events.map(({ id, payload, created_at }) => ({
        payload: schema.parse(payload),
        facts: { id, institutionId: db.institutionId, createdAt: created_at },
      }))
      for (const subscriber of subscribers)
        if (subscriber.type === type) await subscriber.handle(db, delivered)
    } catch (error) {
      throw new DeliveryError(events, error)
    }
  }

  const deliverBatch = async (institutionId: number, together: boolean): Promise<number> => {
    const except = [...paused].filter(([, { until }]) => until > performance.now()).map(([id]) => id)
    const delivered = await database.inInstitution(institutionId, async (db) => {
      const events = (await takeEvents(db, except, inMasses)).sort((a, b) => a.id - b.id)
      const inGroup = ({ type }: OutboxRow): boolean => together && inMasses.includes(type)
      for (const event of events) if (!inGroup(event)) await deliverGroup(db, [event])
      for (const group of Map.groupBy(events.filter(inGroup), ({ type }) => type).values())
        await deliverGroup(db, group)
      return events.map(({ id }) => id)
    })
    for (const id of delivered) paused.delete(id)
    return delivered.length
  }

  const putAside = (event: OutboxRow, cause: unknown): void => {
    const pause = Math.min((paused.get(event.id)?.pause ?? FIRST_PAUSE_MS / 2) * 2, LONGEST_PAUSE_MS)
    paused.set(event.id, { until: performance.now() + pause, pause })
    log.error({ event: event.id, type: event.type, err: cause, pause }, 'an event was not delivered')
  }

  /** A group that failed is delivered again one by one, so that the event at fault is known and put aside alone. */
  const deliverTo = async (institutionId: number): Promise<boolean> => {
    for (const together of [true, false])
      try {
        return (await deliverBatch(institutionId, together)) === BATCH
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        const [event, ...others] = error.events
        if (event === undefined || others.length > 0) continue
        putAside(event, error.cause)
        return true
      }
    return true
  }

  return {
    deliver: async () => {
      const waiting = await database.asPlatform('find institutions with events to deliver', (db) =>
        db.rows(sql<{ id: number }>`
          select i.id from institutions i
           where exists (select from outbox_events o where o.institution_id = i.id) order by i.id`),
      )
      let more = false
      for (const { id } of waiting) more = (await deliverTo(id)) || more
      return more
    },
  }
}
