import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { freshInstitution, type TestDatabase, testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { addedExport, makeWhole, putParts, runVerifier, unpackPart } from '../../test/leaving/leave.ts'
import { workerServices } from '../../test/programs/worker-services.ts'
import { DEALU_FLORILOR } from '../demo/invented/institution-ids.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { openCnp } from '../modules/issuers/index.ts'
import { movedEntities } from '../modules/leaving/entities/entities.ts'
import { sealedTables } from '../modules/leaving/entities/sealed-rows.ts'
import { importInstitution } from '../modules/leaving/index.ts'
import { keyOf } from '../platform/audit/proof-key.ts'
import { sealAll } from '../platform/audit/seal-audit.ts'
import { migrateJobs } from '../platform/jobs/start-jobs.ts'
import { silentLog } from '../platform/log.ts'
import type { Secrets } from '../platform/secrets/key-ring.ts'
import { verifyAll } from './verify/verify-all.ts'

const t = await testApp({ now: '2026-11-20T13:00:00+02:00' })
await migrateJobs(t.urls.worker, silentLog)
const there = await testDatabase()
const theirs = testSettings(there.urls, { secret: 'x'.repeat(40) })
const folder = mkdtempSync(join(tmpdir(), 'hdoc-demo-leaves-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Row = Record<string, unknown>
const OF_THIS_INSTALLATION = ['tag', 'active_from', 'active_to', 'version']

const standIns = new Set<number>()

/** Rows as they mean the same in both installations, with what stands for people of the platform on one side. */
async function rowsOf(db: TestDatabase, institution: number, table: string, without: readonly string[]) {
  const own = table === 'institutions' ? 'id' : 'institution_id'
  const found = await db.asSuperuser<{ row: Row }>(
    `select to_jsonb(x) as row from ${table} x where ${own} = $1 ${table === 'users' ? `and username not like 'platforma-%'` : ''}`,
    [institution],
  )
  const dropped = [...without, ...(sealedTables[table]?.reads ?? [])]
  if (table === 'institutions') dropped.push('id', ...OF_THIS_INSTALLATION)
  return found
    .map(({ row }) => {
      const kept = { ...row }
      for (const column of Object.keys(row)) {
        const person = /^(.+)institution_id$/.exec(column)?.[1]
        if (column.endsWith('institution_id')) delete kept[column]
        const id = row[`${person}id`]
        const isOfPlatform = typeof id === 'number' && (row[column] === 0 || standIns.has(id))
        if (person !== undefined && isOfPlatform) kept[`${person}id`] = 'of the platform'
      }
      for (const column of dropped) delete kept[column]
      return JSON.stringify(kept)
    })
    .sort()
}

/** Personal numbers of issuers and forms, opened with the secret of their installation. */
async function cnpsOf(db: TestDatabase, secrets: Secrets, institution: number): Promise<string[]> {
  const rows = await db.asSuperuser<{ cnp: string; cnp_sealed: Buffer | null }>(
    `select cnp, cnp_sealed from (
       select 1 as n, id, cnp, cnp_sealed from issuers where institution_id = $1
       union all select 2, id, '', cnp_sealed from form_answer_cnps where institution_id = $1) x order by n, id`,
    [institution],
  )
  return rows.map((row) => openCnp(secrets, institution, row))
}

it('takes the demo out of one installation and into another: every row, every file, nothing that verify finds', async () => {
  await seedDemo(t.settings, t.clock)
  await sealAll(t.database)
  const [administrator] = await t.asSuperuser<{ id: string }>(
    `select id from users where institution_id = $1 and is_admin order by id limit 1`,
    [DEALU_FLORILOR],
  )
  const services = await workerServices(t)
  const by = { id: Number(administrator!.id), partBytes: 4_000_000 }
  const id = await addedExport(t, DEALU_FLORILOR, by)
  const made = await makeWhole(t, services, { institution: DEALU_FLORILOR, id })
  expect(made).toMatchObject({ state: 'done', failure: null, missing: 0 })
  await putParts(services.files, made, folder)
  for (const name of (
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).manifest.parts as Row[]
  ).map((part) => String(part.name)))
    unpackPart(folder, name)
  expect(runVerifier(folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('All is in order.'),
  })

  const target = await freshInstitution(there.database, { tag: 'sosita' })
  const brought = await importInstitution(theirs, {
    ...{ folder, tag: 'sosita', key: keyOf(t.settings.secret).id, clock: t.clock },
  })
  expect(brought.missing).toBe(0)
  const stand = await there.asSuperuser<{ id: string }>(
    `select id from users where institution_id = $1 and username like 'platforma-%'`,
    [target.id],
  )
  for (const one of stand) standIns.add(Number(one.id))

  const filled: string[] = []
  for (const { table, without } of movedEntities) {
    const here = await rowsOf(t, DEALU_FLORILOR, table, without)
    const came = await rowsOf(there, target.id, table, without)
    expect({ table, rows: came.length }).toEqual({ table, rows: here.length })
    const other = came.findIndex((row, n) => row !== here[n])
    expect([table, came[other]]).toEqual([table, here[other]])
    if (here.length > 0) filled.push(table)
  }
  // Of what the product knows, the demo has the greatest part.
  expect(filled).toEqual(
    expect.arrayContaining([
      'documents',
      'files',
      'cases',
      'complaints',
      'submissions',
      'gazette_entries',
      'posts',
    ]),
  )
  const cnps = await cnpsOf(t, t.settings, DEALU_FLORILOR)
  expect(cnps.filter(Boolean).length).toBeGreaterThan(10)
  expect(await cnpsOf(there, theirs, target.id)).toEqual(cnps)
  await sealAll(there.database)
  expect((await verifyAll(theirs, { files: true }, () => undefined)).findings).toEqual([])
}, 240_000)
