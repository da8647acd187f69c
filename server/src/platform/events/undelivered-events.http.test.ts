import { expect, test } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { at, copied, made, thingEvents } from '../../../test/database/thing-events.ts'
import { sql } from '../db/sql.ts'
import { emit } from './emit.ts'
import { listDeadLetters, MOST_ATTEMPTS, putBackDeadLetters } from './outbox.ts'
import { subscribe } from './subscriber.ts'

const t = await testDatabase()
const { database, worker, asSuperuser } = t
const { aside, drain, relayTo, timeGoesBy, waiting, write } = thingEvents(t)

test('an event that cannot be delivered is put aside, tried again, and does not hold up the others', async () => {
  const { id } = await freshInstitution(database)
  await asSuperuser('delete from outbox_failures')
  const seen: number[] = []
  const relay = relayTo(
    subscribe(made, async (_db, { thing }) => {
      if (thing === 2) throw new Error('not this one')
      seen.push(thing)
    }),
  )
  for (const thing of [1, 2, 3]) await write(id, 'thing.made', { thing })
  await write(id, 'thing.unknown')
  await write(id, 'thing.made')
  await write(id, 'thing.made', { thing: 4 })
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
  const mendedRelay = relayTo(subscribe(made, async (_db, { thing }) => void mended.push(thing)))
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
  await write(id, 'thing.made', { thing: 7 })
  const failing = relayTo(subscribe(made, () => Promise.reject(new Error('not yet'))))
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
  const mended = relayTo(subscribe(made, async (_db, { thing }) => void seen.push(thing)))
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
    subscribe(made, async (db, { thing }) => {
      seen.push([db.institutionId, thing])
      if (thing === 1) await emit(db, copied, { thing }, at)
    }),
  )
  await write(one.id, 'thing.made', { thing: 1 })
  await write(one.id, 'thing.made', { thing: 2 })
  await write(two.id, 'thing.made', { thing: 3 })
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
    subscribe(made, async (db, { thing }) => {
      if (db.institutionId === one.id) await db.run(sql`select pg_terminate_backend(pg_backend_pid())`)
      seen.push(thing)
    }),
  )
  await write(one.id, 'thing.made', { thing: 1 })
  await write(two.id, 'thing.made', { thing: 2 })
  expect(await relay.deliver()).toBe(false)
  expect(seen).toEqual([2])
  expect([await waiting(one.id), await aside(one.id)]).toEqual([['thing.made'], []])
  await drain(relayTo(subscribe(made, async (_db, { thing }) => void seen.push(thing))))
  expect(seen).toEqual([2, 1])
})
