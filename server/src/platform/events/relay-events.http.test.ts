import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { sql } from '../db/sql.ts'
import { silentLog } from '../log.ts'
import { emitEvent } from './emit-event.ts'
import { listDeadLetters, MOST_ATTEMPTS, putBackDeadLetters, takeEvents } from './outbox.ts'
import { createRelay } from './relay-events.ts'
import { type Subscriber, subscribe, subscribeInMasses } from './subscriber.ts'

const { database, worker, asSuperuser } = await testDatabase()
const table = { 'thing.made': z.object({ thing: z.number() }), 'thing.ended': z.object({}) }
const at = new Date('2026-11-20T08:00:00Z')

const relayTo = (...subscribers: Subscriber[]) =>
  createRelay({ database: worker, table, subscribers, log: silentLog })
const emit = (institution: number, type: string, payload: { thing?: number } = {}) =>
  database.inInstitution(institution, (db) => emitEvent(db, type, payload as Record<string, number>, at))
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

test('events of every institution reach their subscribers, each in its own institution, in order', async () => {
  const [one, two] = [await freshInstitution(database), await freshInstitution(database)]
  const seen: [number, number][] = []
  const relay = relayTo(
    subscribe(table, 'thing.made', async (db, { thing }, facts) => {
      expect(db.institutionId).toBe(facts.institutionId)
      seen.push([facts.institutionId, thing])
    }),
  )
  for (const thing of [1, 2, 3]) await emit(one.id, 'thing.made', { thing })
  await emit(two.id, 'thing.made', { thing: 9 })
  await emit(two.id, 'thing.ended')
  await drain(relay)
  expect(seen).toEqual([
    [one.id, 1],
    [one.id, 2],
    [one.id, 3],
    [two.id, 9],
  ])
  expect([...(await waiting(one.id)), ...(await waiting(two.id))]).toEqual([])
  expect(await relay.deliver()).toBe(false)
})

test('what comes in masses waits for what somebody waits for', async () => {
  const { id } = await freshInstitution(database)
  const seen: string[] = []
  const relay = relayTo(
    subscribeInMasses(
      table,
      'thing.made',
      async (_db, things) => void seen.push(...things.map(() => 'made')),
    ),
    subscribe(table, 'thing.ended', async () => void seen.push('ended')),
  )
  await asSuperuser(
    `insert into outbox_events (institution_id, type, payload, created_at)
     select $1, 'thing.made', '{"thing": 1}', now() from generate_series(1, 150)`,
    [id],
  )
  await emit(id, 'thing.ended')
  await relay.deliver()
  expect(seen.filter((one) => one === 'ended')).toHaveLength(1)
  expect(await waiting(id)).toHaveLength(51)
  await drain(relay)
  expect(seen).toHaveLength(151)
})

test('of many handled at once the one at fault is found, and the others arrive once', async () => {
  const { id } = await freshInstitution(database)
  for (const thing of [1, 2, 3, 4]) await emit(id, 'thing.made', { thing })
  const turns: number[] = []
  const relay = relayTo(
    subscribeInMasses(table, 'thing.made', async (db, things) => {
      turns.push(things.length)
      if (things.some(({ thing }) => thing === 3)) throw new Error('not this one')
      for (const { thing } of things) await emitEvent(db, 'thing.copied', { thing }, at)
    }),
  )
  await drain(relay)
  // The relay takes four together, then one by one. The events they cause have no
  // schema here and are put aside.
  expect(turns).toEqual([4, 1, 1, 1, 1])
  const rows = await asSuperuser<{ type: string; thing: string }>(
    `select type, payload->>'thing' as thing from outbox_failures where institution_id = $1 order by type, thing`,
    [id],
  )
  expect(rows).toEqual([
    ...[1, 2, 4].map((thing) => ({ type: 'thing.copied', thing: `${thing}` })),
    { type: 'thing.made', thing: '3' },
  ])
})

const aside = (institution: number) =>
  asSuperuser<{ type: string; attempts: number; dead: boolean; failure: string }>(
    'select type, attempts, retry_at is null as dead, failure from outbox_failures where institution_id = $1 order by id',
    [institution],
  )
/** Makes the next try of every event that was put aside due now. */
const timeGoesBy = () => asSuperuser('update outbox_failures set retry_at = now() where retry_at is not null')

test('an event that cannot be delivered is put aside, tried again, and does not hold up the others', async () => {
  const { id } = await freshInstitution(database)
  await asSuperuser('delete from outbox_failures')
  const seen: number[] = []
  const relay = relayTo(
    subscribe(table, 'thing.made', async (_db, { thing }) => {
      if (thing === 2) throw new Error('not this one')
      seen.push(thing)
    }),
  )
  for (const thing of [1, 2, 3]) await emit(id, 'thing.made', { thing })
  await emit(id, 'thing.unknown')
  await emit(id, 'thing.made')
  await emit(id, 'thing.made', { thing: 4 })
  await drain(relay)
  // The event that failed rolled back the first turn; the test only asks that each
  // other event arrives in the end.
  expect(seen.slice(-3)).toEqual([1, 3, 4])
  expect(await waiting(id)).toEqual([])
  expect(await aside(id)).toMatchObject([
    { type: 'thing.made', attempts: 1, dead: false, failure: 'not this one' },
    { type: 'thing.unknown', attempts: 1, dead: false, failure: 'no schema for the event thing.unknown' },
    { type: 'thing.made', attempts: 1, dead: false },
  ])
  const mended: number[] = []
  const mendedRelay = relayTo(
    subscribe(table, 'thing.made', async (_db, { thing }) => void mended.push(thing)),
  )
  await drain(mendedRelay)
  expect(mended, 'its time has not come').toEqual([])
  await timeGoesBy()
  await drain(mendedRelay)
  expect(mended).toEqual([2])
  expect((await aside(id)).map(({ type, attempts }) => [type, attempts])).toEqual([
    ['thing.unknown', 2],
    ['thing.made', 2],
  ])
})

test('what fails again and again is a dead letter in the end, and is delivered once when an operator puts it back', async () => {
  const { id } = await freshInstitution(database)
  await asSuperuser('delete from outbox_failures')
  await emit(id, 'thing.made', { thing: 7 })
  const failing = relayTo(subscribe(table, 'thing.made', () => Promise.reject(new Error('not yet'))))
  for (let tries = 0; tries < MOST_ATTEMPTS + 3; tries++) {
    await drain(failing)
    await timeGoesBy()
  }
  expect(await aside(id)).toEqual([
    { type: 'thing.made', attempts: MOST_ATTEMPTS, dead: true, failure: 'not yet' },
  ])
  expect(await worker.asPlatform('a test looks', (db) => listDeadLetters(db, id))).toMatchObject([
    { institution_id: id, type: 'thing.made', count: 1, failure: 'not yet' },
  ])
  const seen: number[] = []
  const mended = relayTo(subscribe(table, 'thing.made', async (_db, { thing }) => void seen.push(thing)))
  await drain(mended)
  expect(seen).toEqual([])
  expect(await worker.asPlatform('a test puts back', putBackDeadLetters)).toBe(1)
  await drain(mended)
  await drain(mended)
  expect(seen).toEqual([7])
  expect(await aside(id)).toEqual([])
})

test('an institution whose transactions fail stops no other one, nor the rest of its own events', async () => {
  const [one, two] = [await freshInstitution(database), await freshInstitution(database)]
  // This fault shows only at COMMIT, outside every subscriber.
  await asSuperuser(
    `create function planted_fault() returns trigger language plpgsql as 'begin raise exception ''a fault''; end';
     create constraint trigger planted_fault after insert on outbox_events deferrable initially deferred for each row
       when (new.institution_id = ${one.id} and new.type = 'thing.copied') execute function planted_fault()`,
  )
  const seen: [number, number][] = []
  const relay = relayTo(
    subscribe(table, 'thing.made', async (db, { thing }) => {
      seen.push([db.institutionId, thing])
      if (thing === 1) await emitEvent(db, 'thing.copied', { thing }, at)
    }),
  )
  await emit(one.id, 'thing.made', { thing: 1 })
  await emit(one.id, 'thing.made', { thing: 2 })
  await emit(two.id, 'thing.made', { thing: 3 })
  await drain(relay)
  await asSuperuser('drop trigger planted_fault on outbox_events')
  expect(seen).toContainEqual([two.id, 3])
  expect(seen).toContainEqual([one.id, 2])
  expect((await aside(one.id)).map(({ failure }) => failure)).toEqual(['P0001 a fault'])
})

test('a database that is away is no fault of an event, and of no other institution', async () => {
  const [one, two] = [await freshInstitution(database), await freshInstitution(database)]
  const seen: number[] = []
  const relay = relayTo(
    subscribe(table, 'thing.made', async (db, { thing }) => {
      if (db.institutionId === one.id) await db.run(sql`select pg_terminate_backend(pg_backend_pid())`)
      seen.push(thing)
    }),
  )
  await emit(one.id, 'thing.made', { thing: 1 })
  await emit(two.id, 'thing.made', { thing: 2 })
  expect(await relay.deliver()).toBe(false)
  expect(seen).toEqual([2])
  expect([await waiting(one.id), await aside(one.id)]).toEqual([['thing.made'], []])
  await drain(relayTo(subscribe(table, 'thing.made', async (_db, { thing }) => void seen.push(thing))))
  expect(seen).toEqual([2, 1])
})

test('a batch out of a long backlog costs what one out of a short backlog costs', async () => {
  const { id } = await freshInstitution(database)
  const inMasses = ['thing.made']
  /** How many blocks of the outbox one turn touches. */
  const cost = () =>
    worker.inInstitution(id, async (db) => {
      const blocks = () =>
        db.one(sql<{ blocks: number; scans: number }>`
          select (pg_stat_get_xact_blocks_fetched(c.oid) + coalesce(sum(pg_stat_get_xact_blocks_fetched(i.indexrelid)), 0))::int as blocks,
                 pg_stat_get_xact_numscans(c.oid)::int as scans
            from pg_class c join pg_index i on i.indrelid = c.oid where c.relname = 'outbox_events' group by c.oid`)
      const before = await blocks()
      expect(await takeEvents(db, inMasses, 100)).toHaveLength(100)
      const after = await blocks()
      return { blocks: after.blocks - before.blocks, scans: after.scans - before.scans }
    })
  const fill = async (count: number) => {
    await asSuperuser(
      `insert into outbox_events (institution_id, type, payload, created_at)
       select $1, (array['thing.made', 'thing.made', 'thing.ended'])[1 + n % 3], '{"thing": 1}', now() from generate_series(1, ${count}) n`,
      [id],
    )
    await asSuperuser('vacuum analyze outbox_events')
  }
  await fill(2_000)
  const short = await cost()
  await fill(60_000)
  const long = await cost()
  expect({ short: short.scans, long: long.scans }, 'no scan of the whole table').toEqual({
    short: 0,
    long: 0,
  })
  expect(long.blocks).toBeLessThan(short.blocks * 1.5)
  await asSuperuser('delete from outbox_events where institution_id = $1', [id])
})

test('what a subscriber writes is kept once, however many relays work at the same time', async () => {
  const { id } = await freshInstitution(database)
  const copies = () =>
    relayTo(
      subscribe(table, 'thing.made', async (db, { thing }) => {
        await emitEvent(db, 'thing.copied', { thing }, at)
      }),
    )
  for (let thing = 0; thing < 40; thing++) await emit(id, 'thing.made', { thing })
  await Promise.all([copies(), copies(), copies()].map((relay) => relay.deliver()))
  // The last relay may already have taken the copies; their type has no schema, so it puts them aside.
  const rows = await asSuperuser<{ type: string; thing: string }>(
    `select type, payload->>'thing' as thing from outbox_events where institution_id = $1
     union all select type, payload->>'thing' from outbox_failures where institution_id = $1`,
    [id],
  )
  expect(rows.filter(({ type }) => type === 'thing.made')).toEqual([])
  expect(new Set(rows.map(({ thing }) => thing)).size).toBe(40)
  expect(rows).toHaveLength(40)
})
