import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { testSettings } from '../../../test/database/settings.ts'
import { findDamage } from '../../app/verify/find-damage.ts'
import type { Uncovered } from '../../platform/checks/finding.ts'
import { manualClock } from '../../platform/clock.ts'
import { seedDemo } from '../seed-demo.ts'
import { splitTotal } from './plan-load.ts'
import { seedMany } from './seed-many.ts'

/** Milliseconds. Three loads write much to the disk. */
const PATIENCE_MS = 120_000
const clock = manualClock('2026-11-20T13:00:00+02:00')

test('parts of a total are whole and together the total', () => {
  expect(splitTotal(10, [1, 1, 1])).toEqual([3, 4, 3])
  expect(splitTotal(0, [3, 1])).toEqual([0, 0])
})

test(
  'many documents come with right numbers, counts and audit, and more may follow',
  async () => {
    const db = await testDatabase()
    const settings = testSettings(db.urls)
    const one = async <T extends object>(text: string): Promise<T> => (await db.asSuperuser<T>(text))[0]!
    await seedDemo(settings, clock)
    const { before } = await one<{ before: number }>('select count(*)::integer as before from documents')

    await seedMany(settings, 1500, clock)
    await seedMany(settings, 700, clock)
    await seedMany(settings, 40, clock)

    const uncovered: Uncovered[] = []
    const onUncovered = (one: Uncovered) => uncovered.push(one)
    expect(await findDamage(db.database, { secrets: settings, onUncovered })).toEqual([])
    expect(uncovered).toEqual([])
    const facts = await one(`
    select count(*)::integer as documents, count(distinct series)::integer as years,
           max(registered_at) <= '${clock.now().toISOString()}' as past, count(distinct tracking_code)::integer as codes
      from documents`)
    const all = before + 2240
    expect(facts).toEqual({ documents: all, years: 8, past: true, codes: all })
    const shares = await one<{ closed: number; general: number }>(`
    select avg((status between 6 and 14 and status <> 9)::integer)::float8 as closed,
           avg((r.code = 'RG')::integer)::float8 as general
      from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
     where d.institution_id = 1 and series < '2026'`)
    expect(shares.closed).toBeGreaterThan(0.85)
    expect(shares.general).toBeGreaterThan(0.65)
    const { secondary } = await one<{ secondary: number }>(`
    select count(*)::integer as secondary from documents d
      join registers r on r.institution_id = d.institution_id and r.id = d.register_id where r.secondary`)
    expect(secondary).toBe(0)
  },
  PATIENCE_MS,
)
