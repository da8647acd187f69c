import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshInstitution, testDatabase } from '../../../test/database.ts'
import { silentLog } from '../log.ts'
import { emitEvent } from './emit-event.ts'
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
  // Four together, then one by one until the third fails, then the other three together.
  expect(turns).toEqual([4, 1, 1, 1, 3])
  const rows = await asSuperuser<{ type: string; thing: string }>(
    `select type, payload->>'thing' as thing from outbox_events where institution_id = $1 order by type, thing`,
    [id],
  )
  expect(rows).toEqual([
    ...[1, 2, 4].map((thing) => ({ type: 'thing.copied', thing: `${thing}` })),
    { type: 'thing.made', thing: '3' },
  ])
})

test('an event that cannot be delivered stays and does not hold up the others', async () => {
  const { id } = await freshInstitution(database)
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
  // The first two turns were taken back by what failed in them; what counts is that each arrived at the end.
  expect(seen.slice(-3)).toEqual([1, 3, 4])
  expect(await waiting(id)).toEqual(['thing.made', 'thing.unknown', 'thing.made'])
  const mended: number[] = []
  await drain(relayTo(subscribe(table, 'thing.made', async (_db, { thing }) => void mended.push(thing))))
  expect(mended.at(-1)).toBe(2)
  expect(await waiting(id)).toEqual(['thing.unknown', 'thing.made'])
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
  const rows = await asSuperuser<{ type: string; thing: string }>(
    `select type, payload->>'thing' as thing from outbox_events where institution_id = $1`,
    [id],
  )
  expect(rows.filter(({ type }) => type === 'thing.made')).toEqual([])
  expect(new Set(rows.map(({ thing }) => thing)).size).toBe(40)
  expect(rows).toHaveLength(40)
})
