import type { Database, TenantDb } from '../db/database.ts'
import { isUnavailable } from '../http/answer-error.ts'
import type { Log } from '../log.ts'
import type { EventTable } from './event-table.ts'
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

/** Events taken in one transaction. */
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
  table: EventTable
  subscribers: readonly Subscriber[]
  log: Log
}

/**
 * Takes events out of the outbox and hands each to its subscribers, both in one transaction: an event is never
 * lost and never delivered twice. One that fails is put aside and tried again alone, ever more rarely, until it is a dead
 * letter; the others and other institutions go on.
 */
export function createRelay({ database, table, subscribers, log }: Options): Relay {
  const inMasses = [...new Set(subscribers.filter((one) => one.inMasses).map(({ type }) => type))]
  /** Told once, until it works again. */
  const failing = new Set<number>()
  const complain = (institution: number, { id, type }: OutboxRow, err: unknown): void =>
    log.error({ institution, event: id, type, err }, 'an event was not delivered')

  const deliverGroup = async (db: TenantDb, events: readonly OutboxRow[]): Promise<void> => {
    const type = events[0]?.type ?? ''
    const schema = table[type]
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

  /** One event in a transaction of its own, however that fails; false when there is none. */
  const deliverOne = async (institutionId: number): Promise<boolean> => {
    let taken: OutboxRow | undefined
    try {
      await database.inInstitution(institutionId, async (db) => {
        taken = (await takeEvents(db, inMasses, 1))[0]
        if (taken) await deliverGroup(db, [taken])
      })
      return taken !== undefined
    } catch (error) {
      // A database that is away is no fault of the event.
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
    // One of them is at fault: it is found by itself, and the others go their way.
    for (let left = BATCH; left > 0; left--) if (!(await deliverOne(institutionId))) return false
    return true
  }

  /** One that was put aside; false when the time of none has come. */
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
