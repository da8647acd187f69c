import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { freshInstitution, testDatabase } from '../../../test/database/database.ts'
import { silentLog } from '../log.ts'
import { openBulkLoader, type Staging } from './open-bulk-loader.ts'
import { sql } from './sql.ts'

const { database, urls } = await testDatabase()
const institution = await freshInstitution(database)
const loader = openBulkLoader({ url: urls.worker, log: silentLog })
afterAll(() => loader.close())

interface Thing {
  place: number
  words: string
  maybe: string | null
  facts: { words: string | null } | null
  on: string | null
  good: boolean
}
const things: Staging<Thing> = {
  name: 'Staged "things"',
  columns: { place: 'integer', words: 'text', maybe: 'text', facts: 'jsonb', on: 'date', good: 'boolean' },
}
const staged = sql`pg_temp.${sql.id(things.name)}`
const thing = (wishes: Partial<Thing> = {}): Thing => ({
  place: 0,
  words: '',
  maybe: null,
  facts: null,
  on: null,
  good: true,
  ...wishes,
})
const copied = (rows: Thing[]): Promise<Thing[]> =>
  loader.load(institution.id, things, rows, (db) =>
    db.rows(sql<Thing>`select place, words, maybe, facts, "on", good from ${staged} order by place`),
  )

/** Any text without the character with code 0, the only one that PostgreSQL does not keep. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', '')),
  fc.string({
    unit: fc.constantFrom('\\', '\t', '\n', '\r', '.', 'N', 'n', 't', '"', ',', 'ș', '\b', '\v', ' '),
  }),
)

test('any text comes back as it was', async () => {
  const rows = fc.array(
    fc.record({
      words: text,
      maybe: fc.option(text),
      facts: fc.option(fc.record({ words: fc.option(text) })),
      on: fc.constantFrom<string | null>('2026-02-28', null),
      good: fc.boolean(),
    }),
  )
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const numbered = given.map((row, place) => ({ ...row, place }))
      expect(await copied(numbered)).toEqual(numbered)
    }),
    {
      numRuns: 60,
      examples: [[['\\.', '\\N', '\\', '', '\r\n', '\t'].map((words) => thing({ words, maybe: words }))]],
    },
  )
})

test('more rows than one piece holds arrive, each once', async () => {
  const rows = Array.from({ length: 3_000 }, (_, place) => thing({ place, words: 'ăâîșț'.repeat(20) }))
  expect(await copied(rows)).toEqual(rows)
})

test('the work is inside the institution and leaves nothing behind when it fails', async () => {
  const failing = loader.load(institution.id, things, [thing()], async (db) => {
    expect(db.institutionId).toBe(institution.id)
    const { seen } = await db.one(sql<{ seen: number }>`select app_institution() as seen`)
    expect(seen).toBe(institution.id)
    await db.run(
      sql`insert into outbox_events (institution_id, type, payload) values (${institution.id}, 'never', '{}')`,
    )
    throw new Error('enough')
  })
  await expect(failing).rejects.toThrow('enough')
  const left = await database.inInstitution(institution.id, (db) => db.rows(sql`select 1 from outbox_events`))
  expect(left).toEqual([])
})

test('a row the table refuses is told, early or late, and the loader goes on', async () => {
  const wrong = thing({ on: 'no day' })
  const many = Array.from({ length: 20_000 }, (_, place) => thing({ place, words: 'x'.repeat(50) }))
  await expect(copied([wrong, ...many])).rejects.toThrow('invalid input syntax for type date')
  await expect(copied([...many, wrong])).rejects.toThrow('invalid input syntax for type date')
  await expect(copied([thing({ words: '\0' })])).rejects.toThrow('0x00')
  expect(await copied([thing({ words: 'then' })])).toEqual([thing({ words: 'then' })])
})

test('a role that may not make temporary tables is refused', async () => {
  const app = openBulkLoader({ url: urls.app, log: silentLog })
  await expect(app.load(institution.id, things, [thing()], async () => undefined)).rejects.toThrow(
    'permission denied to create temporary tables',
  )
  await app.close()
})
