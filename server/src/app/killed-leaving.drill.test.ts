import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { freshInstitution, testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import {
  addedExport,
  contentsOf,
  exportOf,
  makeWhole,
  putParts,
  runVerifier,
  unpackPart,
} from '../../test/leaving/leave.ts'
import { freshOffice, registerPapers } from '../../test/offices/office.ts'
import { aPerson } from '../../test/offices/person.ts'
import { type SpawnedWorker, spawnCommand, spawnWorker } from '../../test/programs/spawn-worker.ts'
import { workerServices } from '../../test/programs/worker-services.ts'
import { partName } from '../modules/leaving/exports/part-name.ts'
import type { ExportRow } from '../modules/leaving/exports/queries/exports.ts'
import { onExportAsked } from '../modules/leaving/jobs/make-export.ts'
import { keyOf } from '../platform/audit/proof-key.ts'
import { migrateJobs } from '../platform/jobs/start-jobs.ts'
import { silentLog } from '../platform/log.ts'
import { verifyAll } from './verify/verify-all.ts'

const t = await testApp()
await migrateJobs(t.urls.worker, silentLog)
const there = await testDatabase()
const theirs = testSettings(there.urls)
const services = await workerServices(t)
const root = mkdtempSync(join(tmpdir(), 'hdoc-killed-leaving-'))
let worker: SpawnedWorker | undefined
afterAll(async () => {
  await worker?.kill()
  rmSync(root, { recursive: true, force: true })
})

const PAPERS = 80
const FILE_BYTES = 400_000
/** About eight files a part. */
const PART_BYTES = 3_000_000
const KILLS = 6
const within = { timeout: 60_000, interval: 20 }
const often = { timeout: 60_000, interval: 1 }
/** Tables in which the export itself, and what is told of it, leaves rows. */
const OF_EXPORTS = /^(audit_|trail_|notification)/

async function office() {
  const made = await freshOffice(t.database)
  const { id: i } = made.institution
  const elena = await aPerson(t.database, i, 'elena', { name: 'Elena', isAdmin: true })
  await registerPapers(t.database, made, PAPERS)
  const papers = await t.asSuperuser<{ id: string }>('select id from documents where institution_id = $1', [
    i,
  ])
  for (const { id } of papers) {
    const { sha256, size } = await services.files.put(
      (async function* () {
        yield randomBytes(FILE_BYTES)
      })(),
      { limitBytes: FILE_BYTES },
    )
    await t.asSuperuser(
      `insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_name)
       values ($1, $2, 'plan.bin', 'application/octet-stream', 'other', $3, $4, now(), 'Elena')`,
      [i, id, size, sha256],
    )
  }
  return { i, elena }
}

/** Unpacks an export into a folder of its own and gives what is in it, once the verifier found nothing. */
async function unpacked(row: ExportRow) {
  const folder = join(root, String(row.id))
  mkdirSync(folder)
  await putParts(services.files, row, folder)
  for (const { part } of row.parts) if (part > 0) unpackPart(folder, partName(row.id, part))
  expect(runVerifier(folder)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('All is in order.'),
  })
  const contents = [...contentsOf(folder, row)]
  const rows = Object.keys(row.summary!.rows)
    .filter((table) => !OF_EXPORTS.test(table))
    .map((table) => {
      const text = readFileSync(join(folder, `tabele/${table}/${table}-001.jsonl`), 'utf8')
      return [table, text.split('\n').sort()] as const
    })
  const files = contents.filter(([name]) => name.startsWith('documente/') || name.startsWith('alte-fisiere/'))
  return { folder, rows: Object.fromEntries(rows), files: Object.fromEntries(files) }
}

/** Files that arrive in a store, and how much of each has come. */
function arriving(dataDir: string): ReadonlyMap<string, number> {
  const folder = join(dataDir, 'files/incoming')
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
    ]),
  )
}
const storedIn = (dataDir: string): number =>
  readdirSync(join(dataDir, 'files/objects'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length

it('an export goes on where a killed worker stopped, and is what an uninterrupted one is; so is an import', async () => {
  const { i, elena } = await office()
  const by = { id: elena, partBytes: PART_BYTES }
  const id = await addedExport(t, i, by)
  await t.worker.inInstitution(i, (db) => onExportAsked(db, { export_id: id }))
  const now = async () => (await exportOf(t, i, id))!
  const tries: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    // The first dies while the rows are copied, each other one further into a part of the files.
    const share = kill / KILLS
    const before = arriving(t.settings.dataDir)
    worker = spawnWorker(t.settings)
    const isOn = () =>
      [...arriving(t.settings.dataDir)].some(
        ([name, size]) => !before.has(name) && size >= share * PART_BYTES,
      )
    await expect.poll(isOn, often).toBe(true)
    await worker.kill()
    const { parts, packed, state } = await now()
    if (state === 'done') break
    expect(parts.reduce((sum, part) => sum + (part.part > 0 ? part.entries : 0), 0)).toBeGreaterThanOrEqual(
      packed,
    )
    tries.push(packed)
  }
  worker = spawnWorker(t.settings)
  await expect.poll(async () => (await now()).state, within).toBe('done')
  await worker.kill()
  expect(tries.length).toBeGreaterThanOrEqual(3)
  const row = await now()
  expect(row).toMatchObject({ files: PAPERS, packed: PAPERS, missing: 0, failure: null })
  expect(row.parts.map(({ part }) => part)).toEqual(row.parts.map((_, n) => n))
  const killed = await unpacked(row)
  const whole = await unpacked(
    await makeWhole(t, services, { institution: i, id: await addedExport(t, i, by) }),
  )
  expect(killed.files).toEqual(whole.files)
  expect(Object.keys(killed.files)).toHaveLength(PAPERS)
  expect(killed.rows).toEqual(whole.rows)

  const target = await freshInstitution(there.database, { tag: 'sosita' })
  const countThere = async () =>
    (
      await there.asSuperuser<{ n: number }>(
        'select count(*)::int as n from documents where institution_id = $1',
        [target.id],
      )
    )[0]!.n
  const confirmed = ['--key', keyOf(t.settings.secret).id]
  const bring = () => spawnCommand(theirs, ['import-institution', killed.folder, 'sosita', ...confirmed])
  const isWriting = async (forMs: number) =>
    (
      await there.asSuperuser(
        `select from pg_stat_activity where datname = current_database() and backend_xid is not null
            and now() - xact_start >= make_interval(secs => $1)`,
        [forMs / 1000],
      )
    ).length > 0
  const moments = [
    () => storedIn(theirs.dataDir) > 0,
    () => storedIn(theirs.dataDir) > PAPERS / 2,
    () => isWriting(0),
    () => isWriting(100),
  ]
  let kills = 0
  for (const moment of moments) {
    const program = bring()
    await expect.poll(async () => program.ended() || (await moment()), often).toBe(true)
    if (program.ended()) break
    await program.kill()
    kills++
    expect([0, PAPERS]).toContain(await countThere())
  }
  expect(kills).toBeGreaterThanOrEqual(3)
  if ((await countThere()) === 0) expect(await bring().end()).toBe(0)
  expect(await countThere()).toBe(PAPERS)
  expect(await bring().end()).toBe(1)
  expect((await verifyAll(theirs, { files: true }, () => undefined)).findings).toEqual([])
}, 300_000)
