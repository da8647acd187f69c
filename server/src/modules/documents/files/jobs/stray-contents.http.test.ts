import { utimesSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/database/database.ts'
import { freshOffice, registerPapers } from '../../../../../test/offices/office.ts'
import { manualClock } from '../../../../platform/clock.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { createDiskFileStore } from '../../../../platform/files/store/disk-file-store.ts'
import { silentLog } from '../../../../platform/log.ts'
import { handle } from './remove-stray-contents.handler.ts'

const { database, worker, asSuperuser } = await testDatabase()
const clock = manualClock('2026-11-21T02:20:00Z')
const TWO_DAYS_AGO = new Date('2026-11-19T02:00:00Z')
const root = await mkdtemp(join(tmpdir(), 'hdoc-strays-'))
afterAll(() => rm(root, { recursive: true, force: true }))
let stores = 0

/** A file store of its own, as two servers and a worker have it open. */
async function someStore() {
  const folder = join(root, `${++stores}`)
  const [here, there, files] = [
    await createDiskFileStore(folder),
    await createDiskFileStore(folder),
    await createDiskFileStore(folder),
  ]
  const age = (sha256: string) =>
    utimesSync(
      join(folder, 'objects', sha256.slice(0, 2), sha256.slice(2, 4), sha256),
      TWO_DAYS_AGO,
      TWO_DAYS_AGO,
    )
  const put = async (text: string, store = here) =>
    (await store.put(Readable.from([Buffer.from(text)]), { limitBytes: 1000 })).sha256
  const old = async (text: string) => {
    const sha256 = await put(text)
    age(sha256)
    return sha256
  }
  const sweep = () => handle({ database: worker, clock, files, log: silentLog })
  return { files, there, put, old, sweep }
}

async function referTo(sha256: string): Promise<void> {
  const office = await freshOffice(database)
  const [paper] = await registerPapers(database, office, 1)
  const { institution, clerk } = office
  await database.inInstitution(institution.id, (db) =>
    db.run(sql`
      insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at,
        created_by_institution_id, created_by_id, created_by_name)
      values (${institution.id}, ${paper?.id}, 'a.txt', 'text/plain', 'text', 1, ${sha256}, '2020-01-01T00:00:00Z',
        ${institution.id}, ${clerk.id}, ${clerk.name})`),
  )
}

test('old contents that nothing refers to go; young ones and those of a document stay', async () => {
  const { files, put, old, sweep } = await someStore()
  const [stray, used] = [await old('nimeni'), await old('a unui document')]
  await referTo(used)
  const young = await put('tocmai sosit')
  await sweep()
  expect(await Promise.all([stray, used, young].map(files.has))).toEqual([false, true, true])
})

test('what is sent again through another server while contents are swept is there for its document', async () => {
  const { files, there, put, old, sweep } = await someStore()
  const texts = Array.from({ length: 40 }, (_, n) => `scrisoarea ${n}`)
  for (const text of texts) await old(text)
  const strays = await Promise.all(Array.from({ length: 40 }, (_, n) => old(`nimeni ${n}`)))
  const sent = texts.map(async (text) => {
    const sha256 = await put(text, there)
    await referTo(sha256)
    return sha256
  })
  // Two workers at once.
  await Promise.all([sweep(), sweep(), ...sent])
  expect(await Promise.all((await Promise.all(sent)).map(files.has))).toEqual(texts.map(() => true))
  await sweep()
  expect(await Promise.all((await Promise.all(sent)).map(files.has))).toEqual(texts.map(() => true))
  expect(await Promise.all(strays.map(files.has))).toEqual(strays.map(() => false))
}, 30_000)

test('nothing goes when most of what is stored is unknown: the files are another database’s', async () => {
  const { files, old, sweep } = await someStore()
  const all = await Promise.all(Array.from({ length: 101 }, (_, n) => old(`altă bază ${n}`)))
  await sweep()
  expect(await Promise.all(all.map(files.has))).toEqual(all.map(() => true))
})

test('whatever holds a content of the file store stands in the list that is asked before one is deleted', async () => {
  // `institution_export_files` only names contents: one that is erased meanwhile is told as missing.
  const columns = await asSuperuser<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name ~ '(sha256|_hash)$' and column_name <> 'password_hash'
        and table_name <> 'institution_export_files'
      order by table_name collate "C", column_name collate "C"`,
  )
  const listed = await asSuperuser(
    `select table_name, column_name from content_holders
      order by table_name collate "C", column_name collate "C"`,
  )
  expect(listed).toEqual(columns)
})
