import { expect, test } from 'vitest'
import { csvOf } from './chart-csv.ts'
import { type ChartData, highest, pointsOf } from './chart-data.ts'

type Row = { day: string; count: number; done: number }
const data: ChartData<Row> = {
  rows: [
    { day: '2026-11-19', count: 31, done: 8 },
    { day: '2026-11-20', count: 14, done: 2 },
  ],
  name: { label: 'Ziua', of: ({ day }) => day, short: ({ day }) => day.slice(8) },
  measures: [
    { label: 'Documente', of: ({ count }) => count },
    { label: '=Soluționate', of: ({ done }) => done },
  ],
  isMarked: ({ day }) => day === '2026-11-20',
}

test('a picture gets the figures of the table, with short names for its axis', () => {
  expect(pointsOf(data)).toEqual([
    { name: '2026-11-19', short: '19', values: [31, 8], isMarked: false },
    { name: '2026-11-20', short: '20', values: [14, 2], isMarked: true },
  ])
})

test('the highest row is said in words; when nothing was counted there is none', () => {
  expect(highest(pointsOf(data))).toEqual({ name: '2026-11-19', value: 31 })
  expect(highest(pointsOf({ ...data, rows: [{ day: '2026-11-20', count: 0, done: 0 }] }))).toBeUndefined()
  expect(highest(pointsOf({ ...data, rows: [{ day: '2026-11-20', count: 0, done: 3 }] }))?.value).toBe(3)
  expect(highest([])).toBeUndefined()
})

test('the file opens in columns, and no spreadsheet computes its words', () => {
  expect(csvOf(data)).toBe(
    '\uFEFF"Ziua";"Documente";"\'=Soluționate"\r\n"2026-11-19";31;8\r\n"2026-11-20";14;2\r\n',
  )
  const odd = { ...data, rows: [{ day: 'a "b"; c', count: 1, done: 0 }] }
  expect(csvOf(odd)).toContain('"a ""b""; c";1;0')
})
