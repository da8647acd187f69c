import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { IMPORT_BATCH, IMPORT_CELL_SIGNS } from '@hdoc/contract/imports/import-states.ts'
import { expect, it } from 'vitest'
import { sameRows } from '../jobs/same-rows.ts'
import type { Mapped } from '../map/map-row.ts'
import { firstRows } from './open-table.ts'
import { BATCH_SIGNS, rowBatches, signsOf } from './row-batches.ts'

async function* rowsOf(count: number, cells: (n: number) => string[]) {
  for (let n = 0; n < count; n++) yield { row: n + 2, cells: cells(n), faults: [] }
}
const sizes = async (rows: ReturnType<typeof rowsOf>) => {
  const all: { rows: number; signs: number }[] = []
  for await (const batch of rowBatches(rows, ({ cells }) => cells))
    all.push({ rows: batch.length, signs: signsOf(batch.flatMap(({ cells }) => cells)) })
  return all
}

it('bounds what is held of a file by rows and by signs', async () => {
  const small = await sizes(rowsOf(2 * IMPORT_BATCH + 1, () => ['a', 'b']))
  expect(small.map(({ rows }) => rows)).toEqual([IMPORT_BATCH, IMPORT_BATCH, 1])

  const wide = Array.from({ length: 200 }, () => 'x'.repeat(IMPORT_CELL_SIGNS))
  const huge = await sizes(rowsOf(40, (n) => (n % 2 === 0 ? wide.slice(0, 40) : ['x'])))
  expect(huge.reduce((sum, { rows }) => sum + rows, 0)).toBe(40)
  expect(Math.max(...huge.map(({ signs }) => signs))).toBeLessThanOrEqual(BATCH_SIGNS)
  // Rows that are larger by themselves go one by one.
  const alone = Array.from({ length: 250 }, () => 'x'.repeat(IMPORT_CELL_SIGNS))
  expect(await sizes(rowsOf(3, () => alone))).toEqual(Array(3).fill({ rows: 1, signs: 2_500_000 }))

  const table = { names: ['a'], reading: {}, sheets: [], rows: rowsOf(100, () => wide.slice(0, 100)) }
  expect(await firstRows(table, 100)).toHaveLength(3)
})

it('knows rows that say the same by a digest, whatever they say', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const findSame = sameRows({ identities: ({ text = '' }) => [text] })
  const mapped = (row: number, text: string) => ({ row, values: { text }, problems: [] }) as unknown as Mapped
  const long = (n: number) => Buffer.alloc(IMPORT_CELL_SIGNS, `${n} `).toString('latin1')
  collect()
  const before = process.memoryUsage().heapUsed + process.memoryUsage().external
  for (let n = 0; n < 5_000; n++) expect(findSame(mapped(n, long(n)))).toBeUndefined()
  collect()
  const held = process.memoryUsage().heapUsed + process.memoryUsage().external - before
  expect(held).toBeLessThan(10 * 1024 * 1024)
  expect(findSame(mapped(9_000, long(17)))).toBe(17)
})
