import { expect, test } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { at, copied, ended, made, thingEvents } from '../../../test/database/thing-events.ts'
import { sql } from '../db/sql.ts'
import { emit } from './emit.ts'
import { takeEvents } from './outbox.ts'
import { subscribe, subscribeInMasses } from './subscriber.ts'

const t = await testDatabase()
const { database, worker, asSuperuser } = t
const { drain, relayTo, waiting, write } = thingEvents(t)

test('events of every institution reach their subscribers, each in its own institution, in order', async () => {
  const [one, two] = [await freshInstitution(database), await freshInstitution(database)]
  const seen: [number, number][] = []
  const relay = relayTo(
    subscribe(made, async (db, { thing }, facts) => {
      expect(db.institutionId).toBe(facts.institutionId)
      seen.push([facts.institutionId, thing])
    }),
  )
  for (const thing of [1, 2, 3]) await write(one.id, 'thing.made', { thing })
  await write(two.id, 'thing.made', { thing: 9 })
  await write(two.id, 'thing.ended')
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
    subscribeInMasses(made, async (_db, things) => void seen.push(...things.map(() => 'made'))),
    subscribe(ended, async () => void seen.push('ended')),
  )
  await asSuperuser(
    `insert into outbox_events (institution_id, type, payload, created_at)
     select $1, 'thing.made', '{"thing": 1}', now() from generate_series(1, 150)`,
    [id],
  )
  await write(id, 'thing.ended')
  await relay.deliver()
  expect(seen.filter((one) => one === 'ended')).toHaveLength(1)
  expect(await waiting(id)).toHaveLength(51)
  await drain(relay)
  expect(seen).toHaveLength(151)
})

test('of many handled at once the one at fault is found, and the others arrive once', async () => {
  const { id } = await freshInstitution(database)
  for (const thing of [1, 2, 3, 4]) await write(id, 'thing.made', { thing })
  const turns: number[] = []
  const relay = relayTo(
    subscribeInMasses(made, async (db, things) => {
      turns.push(things.length)
      if (things.some(({ thing }) => thing === 3)) throw new Error('not this one')
      for (const { thing } of things) await emit(db, copied, { thing }, at)
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
      subscribe(made, async (db, { thing }) => {
        await emit(db, copied, { thing }, at)
      }),
    )
  for (let thing = 0; thing < 40; thing++) await write(id, 'thing.made', { thing })
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
