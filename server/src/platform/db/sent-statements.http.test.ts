import { afterAll, expect, it } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { silentLog } from '../log.ts'
import { connectionPool } from './connection-pool.ts'
import { type Database, openDatabase, type TenantDb } from './database.ts'
import { sql } from './sql.ts'

const t = await testDatabase()
/** One connection, so that the next transaction would meet what this one left. */
const single: Database = openDatabase({ urls: t.urls, log: silentLog, prepared: true, max: 1 })
afterAll(() => single.close())

const hit = (key: string) => sql`insert into rate_limits (key, window_start, hits) values (${key}, now(), 1)`
const kept = async (key: string) =>
  (await t.asSuperuser(`select from rate_limits where key = $1`, [key])).length
const planning = (db: TenantDb) =>
  db.one(sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`)

it('a sent statement is written in its place, before what is awaited after it', async () => {
  const { id } = await freshInstitution(t.database)
  const seen = await single.inInstitution(id, (db) => {
    db.send(hit('sent'))
    return db.rows(sql`select from rate_limits where key = 'sent'`)
  })
  expect([seen.length, await kept('sent')]).toEqual([1, 1])
})

it('one that fails fails the transaction with its own error, last or not', async () => {
  const { id } = await freshInstitution(t.database)
  const last = single.inInstitution(id, async (db) => {
    await db.run(hit('before-failure'))
    db.send(sql`select 1 / 0`)
  })
  await expect(last).rejects.toThrow('division by zero')
  const between = single.inInstitution(id, (db) => {
    db.send(sql`select 1 / 0`)
    return db.run(hit('after-failure'))
  })
  await expect(between).rejects.toThrow('division by zero')
  expect([await kept('before-failure'), await kept('after-failure')]).toEqual([0, 0])
})

it('one that a savepoint took back does not fail what was committed', async () => {
  const { id } = await freshInstitution(t.database)
  await single.inInstitution(id, async (db) => {
    await db.run(hit('kept'))
    await db.run(sql`savepoint here`)
    db.send(sql`select 1 / 0`)
    await db.run(sql`rollback to savepoint here`)
  })
  expect(await kept('kept')).toBe(1)
})

it('plans are kept for the transaction that asks for it, and for no other', async () => {
  const { id } = await freshInstitution(t.database)
  const inside = await single.inInstitution(id, planning, { keepsPlans: true })
  const after = await single.inInstitution(id, planning)
  expect([inside.mode, after.mode]).toEqual(['force_generic_plan', 'auto'])
})

it('statements that are sent together leave in one write', async () => {
  const pool = connectionPool(t.urls.app, { max: 1, log: silentLog, name: 'hdoc test' })
  try {
    const client = await pool.connect()
    let writes = 0
    const { stream } = client.connection as unknown as {
      stream: Record<'_write' | '_writev', (...asked: unknown[]) => unknown>
    }
    for (const way of ['_write', '_writev'] as const) {
      const own = stream[way].bind(stream)
      stream[way] = (...asked) => {
        writes++
        return own(...asked)
      }
    }
    const answers = await Promise.all([1, 2, 3].map((n) => client.query('select $1::int as n', [n])))
    expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(writes).toBe(1)
    client.release()
  } finally {
    await pool.end()
  }
})
