import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareRecord } from '../../test/crash/compare-record.ts'
import { runCrash } from '../../test/crash/run-crash.ts'
import { testDatabase } from '../../test/database.ts'
import { freshOffice, registerPapers } from '../../test/office.ts'
import { openConnection } from '../platform/db/open-connection.ts'

const { database, superuserUrl, asSuperuser } = await testDatabase()

test('the comparison of record and database sees what is lost, doubled and skipped', async () => {
  const office = await freshOffice(database)
  const papers = await registerPapers(database, office, 5)
  const told = papers.map(({ id, number }, n) => ({ id, number, key: `key-${n}` }))
  const client = await openConnection(superuserUrl)
  try {
    expect(await compareRecord(client, told)).toEqual({ lost: 0, doubled: 0, skipped: 0 })
    const never = { id: 999_999, number: 'RG-9999/2026', key: 'key-of-none' }
    expect(await compareRecord(client, [...told, never])).toMatchObject({ lost: 1, doubled: 0 })
    const wrong = told.map((one, n) => (n === 0 ? { ...one, number: 'RG-9999/2026' } : one))
    expect(await compareRecord(client, wrong)).toMatchObject({ lost: 1 })
    expect(await compareRecord(client, told.slice(1)), 'one nobody was told of').toMatchObject({ doubled: 1 })
    const twice = { ...told[0]!, key: 'another-key' }
    expect(await compareRecord(client, [...told, twice]), 'one for two keys').toMatchObject({ doubled: 1 })
    await asSuperuser('update register_counters set next_number = next_number + 2')
    expect(await compareRecord(client, told)).toEqual({ lost: 0, doubled: 0, skipped: 2 })
  } finally {
    await client.end()
  }
})

test('kill -9 of the server and of PostgreSQL under load loses, doubles and skips nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-crash-'))
  chmodSync(dataDir, 0o711)
  try {
    const report = await runCrash({ dataDir, clients: 16, wanted: 400, victims: ['postgres', 'server'] })
    expect(report.acknowledged).toBe(400)
    expect(report.repeated, 'the kills hit calls that were under way').toBeGreaterThan(0)
    expect(report.harm).toEqual({ lost: 0, doubled: 0, skipped: 0 })
    expect(report.findings).toEqual([])
    expect(report.readyAfter.map(({ victim }) => victim)).toEqual(['postgres', 'server'])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
