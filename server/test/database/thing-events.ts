import { z } from 'zod'
import { emit } from '../../src/platform/events/emit.ts'
import { eventType } from '../../src/platform/events/event-type.ts'
import { createRelay } from '../../src/platform/events/relay-events.ts'
import type { Subscriber } from '../../src/platform/events/subscriber.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestDatabase } from './database.ts'

export const made = eventType('thing.made', z.object({ thing: z.number() }))
export const ended = eventType('thing.ended', z.object({}))
/** Nobody delivers it: it is not in the list. */
export const copied = eventType('thing.copied', z.object({ thing: z.number() }))
const events = [made, ended]
export const at = new Date('2026-11-20T08:00:00Z')

/** Writes events about things, hands them on, and looks at what waits and what was put aside. */
export function thingEvents({ database, worker, asSuperuser }: TestDatabase) {
  const relayTo = (...subscribers: Subscriber[]) =>
    createRelay({ database: worker, events, subscribers, log: silentLog })
  const write = (institution: number, type: string, payload: { thing?: number } = {}) =>
    database.inInstitution(institution, (db) => emit(db, eventType(type, z.unknown()), payload, at))
  const waiting = async (institution: number): Promise<string[]> => {
    const rows = await asSuperuser<{ type: string }>(
      'select type from outbox_events where institution_id = $1 order by id',
      [institution],
    )
    return rows.map(({ type }) => type)
  }
  async function drain(relay: ReturnType<typeof createRelay>): Promise<void> {
    while (await relay.deliver());
  }
  const aside = (institution: number) =>
    asSuperuser<{ type: string; attempts: number; dead: boolean; failure: string }>(
      'select type, attempts, retry_at is null as dead, failure from outbox_failures where institution_id = $1 order by id',
      [institution],
    )
  /** Makes the next try of every event that was put aside due now. */
  const timeGoesBy = () =>
    asSuperuser('update outbox_failures set retry_at = now() where retry_at is not null')
  return { relayTo, write, waiting, drain, aside, timeGoesBy }
}
