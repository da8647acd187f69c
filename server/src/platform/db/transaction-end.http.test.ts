import { afterAll, describe, expect, it } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { silentLog } from '../log.ts'
import { type Database, openDatabase, type TenantDb } from './database.ts'
import { sql } from './sql.ts'
import { MOST_NAMED } from './statement-names.ts'

const t = await testDatabase()
/**
 * A database with one connection, so that a statement which leaves its
 * transaction would fall into the next one.
 */
const single: Database = openDatabase({ urls: t.urls, log: silentLog, prepared: true, max: 1 })
afterAll(() => single.close())

const limit = (db: TenantDb, key: string) =>
  db.run(sql`insert into rate_limits (key, window_start, hits) values (${key}, now(), 1)`)
const kept = async (key: string) =>
  (await t.asSuperuser(`select from rate_limits where key = $1`, [key])).length
const ENDED = 'a statement came after the end of its transaction'

describe('a transaction that has ended', () => {
  it('takes no statement any more, whether it was committed or rolled back', async () => {
    const { id } = await freshInstitution(t.database)
    let late: TenantDb | undefined
    await single.inInstitution(id, async (db) => {
      late = db
    })
    await expect(limit(late!, 'after-commit')).rejects.toThrow(ENDED)
    await expect(
      single.inInstitution(id, async (db) => {
        late = db
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    await expect(limit(late!, 'after-rollback')).rejects.toThrow(ENDED)
    expect([await kept('after-commit'), await kept('after-rollback')]).toEqual([0, 0])
  })

  it('lets a branch that runs on after its sibling failed write nowhere, not into the next transaction either', async () => {
    const { id } = await freshInstitution(t.database)
    let goOn = () => undefined as unknown
    const gate = new Promise((resolve) => {
      goOn = () => resolve(undefined)
    })
    let branch: Promise<unknown> = Promise.resolve()
    await expect(
      single.inInstitution(id, (db) => {
        branch = gate.then(() => limit(db, 'forgotten-branch'))
        return Promise.all([branch, db.run(sql`select 1 / 0`)])
      }),
    ).rejects.toThrow('division by zero')
    await single.inInstitution(id, async (db) => {
      goOn()
      await expect(branch).rejects.toThrow(ENDED)
      await limit(db, 'next-transaction')
    })
    expect([await kept('forgotten-branch'), await kept('next-transaction')]).toEqual([0, 1])
  })
})

describe('plans kept on a connection', () => {
  it('are as many as may be, however many texts come, and those dropped are made anew', async () => {
    const { id } = await freshInstitution(t.database)
    const ask = (n: number) =>
      single.inInstitution(id, (db) => db.one(sql<{ n: number }>`select ${sql.raw(String(n))}::int as n`))
    const asked = MOST_NAMED + 60
    for (let n = 0; n < asked; n++) for (let time = 0; time < 2; time++) expect(await ask(n)).toEqual({ n })
    const plans = () =>
      single.inInstitution(id, (db) =>
        db.one(sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`),
      )
    const { n: before } = await plans()
    expect(before).toBeGreaterThan(MOST_NAMED / 2)
    expect(before).toBeLessThanOrEqual(MOST_NAMED + 2)
    expect(await ask(0)).toEqual({ n: 0 })
    expect(await ask(asked - 1)).toEqual({ n: asked - 1 })
  })

  it('are not taken by texts that come once: filters put together by somebody', async () => {
    const { id } = await freshInstitution(t.database)
    const plans = () =>
      single.inInstitution(id, (db) =>
        db.one(sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`),
      )
    const before = await plans()
    for (let n = 0; n < 50; n++)
      await single.inInstitution(id, (db) => db.one(sql`select ${sql.raw(`1 as once_${n}`)}`))
    expect((await plans()).n).toBeLessThanOrEqual(before.n + 2)
  })
})
