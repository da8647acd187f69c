import type { Database, TenantDb } from '../db/database.ts'
import { isUnavailable } from '../db/is-unavailable.ts'
import type { Log } from '../log.ts'
import type { EventType } from './event-type.ts'
import {
  type FailedRow,
  keepAside,
  listWaiting,
  type OutboxRow,
  putAside,
  removeFailure,
  takeDue,
  takeEvents,
} from './outbox.ts'
import type { Subscriber } from './subscriber.ts'

/** How many events one transaction takes at most. */
const BATCH = 100
const LONGEST_FAILURE = 500

function textOf(cause: unknown): string {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  return [code, message ?? cause]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, LONGEST_FAILURE)
}

export interface Relay {
  /** Delivers a batch of each institution that has events; true = there may be more. */
  deliver(): Promise<boolean>
}

type Options = {
  /** Signs in as the worker, so that subscribers may add jobs. */
  database: Database
  /** Every type of event; one that is not here is not delivered. */
  events: readonly EventType[]
  subscribers: readonly Subscriber[]
  log: Log
}

/**
 * Takes events out of the outbox and hands each to its subscribers, both in one transaction, so that an event
 * is never lost and never delivered twice. An event that fails is put aside and tried again alone, at growing
 * intervals, until it becomes a dead letter. Other events and other institutions go on meanwhile.
 */
export function createRelay({ database, events: types, subscribers, log }: Options): Relay {
  const schemas = new Map(types.map(({ type, payload }) => [type, payload]))
  const inMasses = [...new Set(subscribers.filter((one) => one.inMasses).map(({ type }) => type))]
  /** Institutions whose delivery fails now; the log tells of each once, until it works again. */
  const failing = new Set<number>()
  const complain = (institution: number, { id, type }: OutboxRow, err: unknown): void =>
    log.error({ institution, event: id, type, err }, 'an event was not delivered')

  const deliverGroup = async (db: TenantDb, events: readonly OutboxRow[]): Promise<void> => {
    const type = events[0]?.type ?? ''
    const schema = schemas.get(type)
    if (schema === undefined) throw new Error(`no schema for the event ${type}`)
    const delivered = events.map(({ id, payload, created_at }) => ({
      payload: schema.parse(payload),
      facts: { id, institutionId: db.institutionId, createdAt: created_at },
    }))
    for (const subscriber of subscribers) if (subscriber.type === type) await subscriber.handle(db, delivered)
  }

  const deliverBatch = (institutionId: number): Promise<number> =>
    database.inInstitution(institutionId, async (db) => {
      const events = (await takeEvents(db, inMasses, BATCH)).sort((a, b) => a.id - b.id)
      const isMass = ({ type }: OutboxRow): boolean => inMasses.includes(type)
      for (const event of events) if (!isMass(event)) await deliverGroup(db, [event])
      for (const group of Map.groupBy(events.filter(isMass), ({ type }) => type).values())
        await deliverGroup(db, group)
      return events.length
    })

  /**
   * Delivers one event in its own transaction and puts it aside if that fails; false when there is no event.
   */
  const deliverOne = async (institutionId: number): Promise<boolean> => {
    let taken: OutboxRow | undefined
    try {
      await database.inInstitution(institutionId, async (db) => {
        taken = (await takeEvents(db, inMasses, 1))[0]
        if (taken) await deliverGroup(db, [taken])
      })
      return taken !== undefined
    } catch (error) {
      // When the database is away the event is not to blame, so it is not put aside.
      if (taken === undefined || isUnavailable(error)) throw error
      const event: OutboxRow = taken
      complain(institutionId, event, error)
      await database.inInstitution(institutionId, (db) => putAside(db, event, textOf(error)))
      return true
    }
  }

  const deliverNew = async (institutionId: number): Promise<boolean> => {
    try {
      return (await deliverBatch(institutionId)) === BATCH
    } catch (error) {
      if (isUnavailable(error)) throw error
    }
    // One event of the batch failed. Deliver them one by one: the faulty event is put
    // aside, the others are delivered.
    for (let left = BATCH; left > 0; left--) if (!(await deliverOne(institutionId))) return false
    return true
  }

  /** Tries one event that was put aside again; false when none is due. */
  const deliverDue = async (institutionId: number): Promise<boolean> => {
    let taken: FailedRow | undefined
    try {
      await database.inInstitution(institutionId, async (db) => {
        taken = await takeDue(db)
        if (taken === undefined) return
        await deliverGroup(db, [taken])
        await removeFailure(db, taken.id)
      })
      return taken !== undefined
    } catch (error) {
      if (taken === undefined || isUnavailable(error)) throw error
      const event: FailedRow = taken
      complain(institutionId, event, error)
      await database.inInstitution(institutionId, (db) => keepAside(db, event, textOf(error)))
      return true
    }
  }

  const deliverTo = async (institutionId: number): Promise<boolean> => {
    try {
      const more = [await deliverNew(institutionId), await deliverDue(institutionId)]
      failing.delete(institutionId)
      return more.includes(true)
    } catch (error) {
      if (!failing.has(institutionId))
        log.error({ institution: institutionId, err: error }, 'events of an institution were not delivered')
      failing.add(institutionId)
      return false
    }
  }

  return {
    deliver: async () => {
      const waiting = await database.asPlatform('find institutions with events to deliver', listWaiting)
      let more = false
      for (const id of waiting) more = (await deliverTo(id)) || more
      return more
    },
  }
}
