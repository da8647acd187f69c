import { expect, test } from 'vitest'
import { csvOf } from './chart-csv.ts'
import { type ChartData, drawnOf, highest, pointsOf } from './chart-data.ts'
import { looksOf } from './looks.ts'
import { partsOf } from './row-parts.ts'

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
    { name: '2026-11-19', short: '19', values: [31, 8], isMarked: false, to: [undefined, undefined] },
    { name: '2026-11-20', short: '20', values: [14, 2], isMarked: true, to: [undefined, undefined] },
  ])
})

test('a measure that only the table says is not drawn, a line is no bar, and each bar knows where it leads', () => {
  const more: ChartData<Row> = {
    ...data,
    measures: [
      { label: 'Documente', of: ({ count }) => count, to: () => '/document/list' },
      { label: 'Zile, medie', of: () => 4.126, drawn: 'no' },
      { label: 'Înainte', of: ({ done }) => done, drawn: 'line', bad: true },
    ],
  }
  expect(drawnOf(more)).toMatchObject([
    { label: 'Documente', as: 'bar', bad: false },
    { label: 'Înainte', as: 'line', bad: true },
  ])
  expect(pointsOf(more)[0]).toMatchObject({ values: [31, 8], to: ['/document/list', undefined] })
  const looks = looksOf('x', [...drawnOf(data), { label: 'Depășite', as: 'bar', bad: true }])
  expect(new Set(looks.map(({ fill }) => fill)).size).toBe(3)
  expect(
    csvOf({ ...more, rows: data.rows.slice(1), total: { day: 'Total', count: 45, done: 10 } }),
  ).toContain('"2026-11-20";14;4,13;2\r\n"Total";45;4,13;10\r\n')
})

test('a lying bar is as long as its share of the largest row, part after part', () => {
  expect(partsOf({ values: [30, null, 10] }, 80)).toEqual([
    { from: 0, long: 37.5 },
    { from: 37.5, long: 0 },
    { from: 37.5, long: 12.5 },
  ])
  expect(partsOf({ values: [0, 0] }, 0)).toEqual([
    { from: 0, long: 0 },
    { from: 0, long: 0 },
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

test('the file says in what its figures are counted: percent in the heading, days of another kind beside them', () => {
  const counted: ChartData<Row> = {
    ...data,
    measures: [
      { label: 'În termen', of: () => 62.605, write: (percent) => `${percent} %`, fileUnit: '%' },
      {
        label: 'Zile, medie',
        of: () => 11.2,
        unit: { label: 'Felul zilelor', of: ({ done }) => (done > 5 ? 'lucrătoare' : '') },
      },
    ],
  }
  expect(csvOf(counted).slice(1).split('\r\n')).toEqual([
    '"Ziua";"În termen (%)";"Zile, medie";"Felul zilelor"',
    '"2026-11-19";62,61;11,2;"lucrătoare"',
    '"2026-11-20";62,61;11,2;""',
    '',
  ])
})
