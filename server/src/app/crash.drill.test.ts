import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareRecord } from '../../test/crash/compare-record.ts'
import { drillsByPart } from '../../test/crash/drills/index.ts'
import { runDrills } from '../../test/crash/run-drills.ts'
import { testDatabase } from '../../test/database/database.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { openConnection } from '../platform/db/open-connection.ts'

const { database, superuserUrl, asSuperuser } = await testDatabase()

test('the comparison of record and database sees what is lost, doubled and skipped', async () => {
  const office = await freshOffice(database)
  const papers = await registerPapers(database, office, 5)
  const told = papers.map(({ id, number }, n) => ({ id, number, key: `key-${n}` }))
  const client = await openConnection(superuserUrl)
  try {
    expect(await compareRecord(client, told, 0)).toEqual({ lost: 0, doubled: 0, skipped: 0, disordered: 0 })
    const never = { id: 999_999, number: 'RG-9999/2026', key: 'key-of-none' }
    expect(await compareRecord(client, [...told, never], 0)).toMatchObject({ lost: 1, doubled: 0 })
    const wrong = told.map((one, n) => (n === 0 ? { ...one, number: 'RG-9999/2026' } : one))
    expect(await compareRecord(client, wrong, 0)).toMatchObject({ lost: 1 })
    expect(await compareRecord(client, told.slice(1), 0), 'one nobody was told of').toMatchObject({
      doubled: 1,
    })
    const twice = { ...told[0]!, key: 'another-key' }
    expect(await compareRecord(client, [...told, twice], 0), 'one for two keys').toMatchObject({ doubled: 1 })
    await asSuperuser('update register_counters set next_number = next_number + 2')
    expect(await compareRecord(client, told, 0)).toEqual({ lost: 0, doubled: 0, skipped: 2, disordered: 0 })
  } finally {
    await client.end()
  }
})

const folders: string[] = []
const newDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-crash-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test.each(Object.entries(drillsByPart))(
  'kill -9 of the server and of PostgreSQL in the middle of any work loses, doubles, skips and halves nothing: %s',
  {
    timeout: 900_000,
  },
  async (_, drills) => {
    const reports = await runDrills({ drills, sizeOf: ({ sizes }) => sizes.short, newDataDir })
    expect(reports.map(({ name }) => name).sort()).toEqual(drills.map(({ name }) => name).sort())
    for (const [n, report] of reports.entries()) {
      const { sizes } = drills.find(({ name }) => name === report.name) ?? drills[n]!
      expect(report.registered, report.name).toBe(sizes.short.wanted)
      expect(report.worked > 0, `${report.name}: its own work was done`).toBe(report.name !== 'registration')
      expect(report.repeated, `${report.name}: the kills hit calls that were under way`).toBeGreaterThan(0)
      expect(report.harm, report.name).toEqual({ lost: 0, doubled: 0, skipped: 0, disordered: 0, halved: 0 })
      expect(report.findings, report.name).toEqual([])
      expect(report.readyAfter, report.name).toHaveLength(sizes.short.kills)
    }
  },
)
