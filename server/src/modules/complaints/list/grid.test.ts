import { MOST_MARKS } from '@hdoc/contract/complaints/complaints.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cluster, cellOf, joinNear } from './grid.ts'

it('has few cells, whatever the box and the zoom', () => {
  const micro = fc.integer({ min: -80_000_000, max: 80_000_000 })
  fc.assert(
    fc.property(micro, micro, micro, micro, fc.integer({ min: 0, max: 22 }), (a, b, c, d, zoom) => {
      const box = {
        south: Math.min(a, b),
        north: Math.max(a, b),
        west: Math.min(c, d),
        east: Math.max(c, d),
      }
      const cell = cellOf(box, zoom)
      const along = (from: number, to: number) => Math.trunc(to / cell) - Math.trunc(from / cell) + 1
      expect(along(box.south, box.north) * along(box.west, box.east)).toBeLessThanOrEqual(MOST_MARKS)
    }),
  )
})

it('joins what would be drawn one over the other, and near by only what lies in one spot', () => {
  const box = { south: 45_000_000, north: 45_001_000, west: 26_000_000, east: 26_001_000 }
  expect(cellOf(box, 10)).toBe(Math.ceil((360_000_000 / 1024 / 256) * 40))
  expect(cellOf(box, 19)).toBe(50)
})

it('leaves no two marks closer than a cell, and loses none', () => {
  const micro = fc.integer({ min: 0, max: 500 })
  const cluster = fc.record({
    lat: micro,
    lng: micro,
    count: fc.integer({ min: 1, max: 5 }),
    overdue: fc.nat(1),
    id: fc.nat(),
  })
  const sum = (all: readonly Cluster[]) => all.reduce((n, { count }) => n + count, 0)
  fc.assert(
    fc.property(fc.array(cluster), fc.integer({ min: 1, max: 100 }), (all, cell) => {
      const joined = joinNear(all, cell)
      expect(sum(joined)).toBe(sum(all))
      for (const a of joined)
        for (const b of joined)
          if (a !== b)
            expect(Math.max(Math.abs(a.lat - b.lat), Math.abs(a.lng - b.lng))).toBeGreaterThanOrEqual(cell)
    }),
  )
})
