import { expect, test } from 'vitest'
import { mendRows } from './mend-row.ts'
import { judgeCells, type SourceRow } from './source-row.ts'

async function* file(): AsyncGenerator<SourceRow> {
  yield judgeCells({ row: 2, cells: ['=1+1', 'Popescu', '=2'], faults: [] })
  yield judgeCells({ row: 3, cells: ['12'], faults: [{ column: -1, problem: { key: 'import_quote' } }] })
}

const mended = async (cells: Parameters<typeof mendRows>[1]): Promise<SourceRow[]> => {
  const rows: SourceRow[] = []
  for await (const row of mendRows(file(), cells)) rows.push(row)
  return rows
}

test('a cell that was written anew stands in the place of that of the file, without its fault', async () => {
  const [first, second] = await mended({ 2: { 0: '7' }, 3: { 2: 'Ionescu' } })
  expect(first).toEqual({
    row: 2,
    cells: ['7', 'Popescu', '=2'],
    faults: [{ column: 2, problem: { key: 'import_formula' } }],
  })
  // A row that ends before the cell grows; what is wrong with the whole row stays.
  expect(second).toEqual({
    row: 3,
    cells: ['12', '', 'Ionescu'],
    faults: [{ column: -1, problem: { key: 'import_quote' } }],
  })
})

test('what is written anew is judged like the file', async () => {
  const [row] = await mended({ 2: { 0: '=HYPERLINK("http://x")', 2: "'+40 722" } })
  expect(row?.faults).toEqual([{ column: 0, problem: { key: 'import_formula' } }])
  expect(row?.cells[2]).toBe('+40 722')
  expect(await mended(undefined)).toEqual(await mended({}))
})
