import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCrash } from '../../test/crash/run-crash.ts'

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
