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
  readonly event: OutboxRow
  constructor(event: OutboxRow, cause: unknown) {
    super(`event ${event.type} was not delivered`, { cause })
    this.event = event
  }
}

/** What somebody waits for is taken first; of events that are alike, the oldest. */
function takeEvents(
  db: TenantDb,
  except: readonly number[],
  patient: readonly string[],
): Promise<OutboxRow[]> {
  return db.rows(sql<OutboxRow>`
    delete from outbox_events
     where institution_id = ${db.institutionId} and id in (
       select id from outbox_events
        where institution_id = ${db.institutionId} and id <> all (${[...except]}::bigint[])
        order by type = any (${[...patient]}::text[]), id limit ${BATCH} for update skip locked)
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
  const patient = [...new Set(subscribers.filter((one) => one.patient).map(({ type }) => type))]
  const paused = new Map<number, { until: number; pause: number }>()

  const deliverOne = async (db: TenantDb, event: OutboxRow): Promise<void> => {
    try {
      const schema = table[event.type]
      if (schema === undefined) throw new Error(`no schema for the event ${event.type}`)
      schema.parse(event.payload)
      const facts = { id: event.id, institutionId: db.institutionId, createdAt: event.created_at }
      for (const subscriber of subscribers)
        if (subscriber.type === event.type) await subscriber.handle(db, event.payload, facts)
    } catch (error) {
      throw new DeliveryError(event, error)
    }
  }

  const deliverBatch = async (institutionId: number): Promise<number> => {
    const except = [...paused].filter(([, { until }]) => until > performance.now()).map(([id]) => id)
    const delivered = await database.inInstitution(institutionId, async (db) => {
      const events = await takeEvents(db, except, patient)
      for (const event of events.sort((a, b) => a.id - b.id)) await deliverOne(db, event)
      return events.map(({ id }) => id)
    })
    for (const id of delivered) paused.delete(id)
    return delivered.length
  }

  const putAside = ({ event, cause }: DeliveryError): void => {
    const pause = Math.min((paused.get(event.id)?.pause ?? FIRST_PAUSE_MS / 2) * 2, LONGEST_PAUSE_MS)
    paused.set(event.id, { until: performance.now() + pause, pause })
    log.error({ event: event.id, type: event.type, err: cause, pause }, 'an event was not delivered')
  }

  const deliverTo = async (institutionId: number): Promise<boolean> => {
    try {
      return (await deliverBatch(institutionId)) === BATCH
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      putAside(error)
      return true
    }
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
