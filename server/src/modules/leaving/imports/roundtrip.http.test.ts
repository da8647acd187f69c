import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution, testDatabase } from '../../../../test/database/database.ts'
import { testSettings } from '../../../../test/database/settings.ts'
import { addedExport, makeWhole, putParts } from '../../../../test/leaving/leave.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { verifyAll } from '../../../app/verify/verify-all.ts'
import { canonicalJson } from '../../../platform/audit/canonical-json.ts'
import { keyOf, signWith } from '../../../platform/audit/proof-key.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'
import { manualClock } from '../../../platform/clock.ts'
import type { ZipEntry } from '../../../platform/files/recognise/zip-directory.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { zipStream } from '../../../platform/files/write/zip-stream.ts'
import { migrateJobs } from '../../../platform/jobs/start-jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { movedEntities } from '../entities/entities.ts'
import type { Manifest } from '../exports/manifest.ts'
import { partName } from '../exports/part-name.ts'
import { importInstitution } from './import-institution.ts'
import { listEntries, openEntry } from './read-part.ts'

const t = await testApp()
await migrateJobs(t.urls.worker, silentLog)
const there = await testDatabase()
const theirs = testSettings(there.urls)
const folder = mkdtempSync(join(tmpdir(), 'hdoc-roundtrip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const services = await workerServices(t)
const ourKey = keyOf(t.settings.secret).id
const clock = manualClock('2026-11-21T10:00:00+02:00')

/** Exports the institution, with parts so small that the files need several, each of two tries killed before its end. */
async function exportTo(institution: number, by: { id: number }, into = folder) {
  const id = await addedExport(t, institution, { ...by, partBytes: 3_000 })
  const dying = { ...services, files: { ...services.files, put: () => Promise.reject(new Error('killed')) } }
  const row = await makeWhole(t, services, { institution, id, dying })
  expect(row).toMatchObject({ state: 'done', failure: null })
  await putParts(services.files, row, into)
  return row
}

const stored = (files: FileStore, text: string) =>
  files.put(Readable.from([Buffer.from(text)]), { limitBytes: 10_000 })
/** The n-th file of an office whose files begin with these letters. */
const paperText = (letters: string, n: number) =>
  `${letters}${n} ${Array.from({ length: 500 }, (_, k) => (k * n * 7919) % 9973).join()}`

async function office(letters = '') {
  const made = await freshOffice(t.database)
  const { id: i } = made.institution
  const elena = await aPerson(t.database, i, 'elena', { name: 'Elena', isAdmin: true })
  await registerPapers(t.database, made, 12)
  const papers = await t.asSuperuser<{ id: string }>(
    'select id from documents where institution_id = $1 order by id',
    [i],
  )
  for (const [n, { id }] of papers.entries()) {
    const { sha256, size } = await stored(services.files, paperText(letters, n))
    await t.asSuperuser(
      `insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_name)
       values ($1, $2, 'anexă.txt', 'text/plain', 'other', $3, $4, now(), 'Elena')`,
      [i, id, size, sha256],
    )
  }
  await sealAll(t.database)
  return { i, elena }
}

/** Gives the file of a document other bytes within its part, and leaves its digest in the list of the part. */
async function withOtherBytes(into: string, manifest: Manifest): Promise<Manifest> {
  const found: { part: Manifest['parts'][number]; entries: ZipEntry[] }[] = []
  for (const part of manifest.parts)
    found.push({ part, entries: (await listEntries(join(into, part.name))) ?? [] })
  const { part, entries } = found.find((one) =>
    one.entries.some(({ name }) => name.startsWith('documente/')),
  )!
  const path = join(into, part.name)
  const paper = entries.find(({ name }) => name.startsWith('documente/'))!
  const contents = await Promise.all(
    entries.map(async (entry) => ({
      name: entry.name,
      content: [entry === paper ? Buffer.from('altceva') : await buffer(await openEntry(path, entry))],
    })),
  )
  const bytes = await buffer(zipStream(Readable.from(contents)))
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const parts = manifest.parts.map((one) => (one === part ? { ...one, size: bytes.length, sha256 } : one))
  return { ...manifest, parts }
}

it('brings an institution whole into another installation, once, and from nothing that was changed', async () => {
  const { i, elena } = await office()
  const made = await exportTo(i, { id: elena })
  expect(made.parts.length).toBeGreaterThan(4)
  expect(made.parts.filter(({ part }) => part > 0).every(({ entries }) => entries > 0)).toBe(true)

  // Ids of the other institution are taken already there, and its counters stand below those that come.
  const other = await freshOffice(there.database)
  await registerPapers(there.database, other, 2)
  const target = await freshInstitution(there.database, { tag: 'sosita' })
  const bring = (tag = 'sosita', key: string | undefined = ourKey) =>
    importInstitution(theirs, { folder, tag, key, clock })
  await expect(importInstitution(theirs, { folder, tag: 'sosita', key: undefined, clock })).rejects.toThrow(
    `--key ${ourKey}`,
  )
  await expect(bring('sosita', keyOf('alt secret, al altcuiva').id)).rejects.toThrow(/not with|nu cu/)

  const part = join(folder, partName(made.id, 2))
  const whole = readFileSync(part)
  writeFileSync(part, Buffer.concat([whole.subarray(0, 50), Buffer.from('x'), whole.subarray(51)]))
  await expect(bring()).rejects.toThrow(/not the one of the manifest|nu este cea din manifest/)
  writeFileSync(part, whole)
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  writeFileSync(join(folder, 'manifest.json'), manifest.replace('"documents": 12', '"documents": 13'))
  await expect(bring()).rejects.toThrow(/manifest.json/)
  writeFileSync(join(folder, 'manifest.json'), manifest.replace('"format": 1', '"format": 2'))
  await expect(bring()).rejects.toThrow(/newer version|mai nouă/)
  writeFileSync(join(folder, 'manifest.json'), manifest)
  await expect(bring('nimeni')).rejects.toThrow(/nimeni/)
  await expect(bring(other.institution.tag)).rejects.toThrow(/is not empty|nu este goală/)

  const brought = await bring()
  expect(brought).toMatchObject({ contents: 12, missing: 0 })
  await expect(bring()).rejects.toThrow(/is not empty|nu este goală/)

  for (const { table } of movedEntities) {
    const [found] = await there.asSuperuser<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${table === 'institutions' ? 'id' : 'institution_id'} = $1`,
      [target.id],
    )
    expect([table, found!.rows]).toEqual([table, made.summary!.rows[table]])
  }
  const papersOf = (db: typeof t | typeof there, institution: number) =>
    db.asSuperuser(
      `select d.number, d.registered_at, d.short_description, d.issuer_name, d.doc_type_version, f.sha256, u.name
         from documents d join files f on f.institution_id = d.institution_id and f.document_id = d.id
         left join users u on u.institution_id = d.registered_by_institution_id and u.id = d.registered_by_id
        where d.institution_id = $1 order by d.id`,
      [institution],
    )
  expect(await papersOf(there, target.id)).toEqual(await papersOf(t, i))
  const [first] = await there.asSuperuser<{ action: string; payload: string }>(
    `select e.action, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.institution_id = $1 order by e.id limit 1`,
    [target.id],
  )
  expect(first).toMatchObject({
    action: 'institution.imported',
    payload: expect.stringContaining(made.summary!.audit.head!),
  })
  const people = await there.asSuperuser<{ password_hash: string }>(
    'select password_hash from users where institution_id = $1',
    [target.id],
  )
  expect(people.every(({ password_hash }) => password_hash === '')).toBe(true)
  await sealAll(there.database)
  expect((await verifyAll(theirs, { files: true }, () => undefined)).findings).toEqual([])
  const [next] = await registerPapers(there.database, other, 1)
  expect(next).toBeDefined()
}, 60_000)

it('refuses rows that name a content which is not in the export, and brings those whose lack it tells', async () => {
  const { i, elena } = await office('altele ')
  const [lost] = await t.asSuperuser<{ sha256: string }>(
    'select sha256 from files where institution_id = $1 order by id limit 1',
    [i],
  )
  await services.files.delete(lost!.sha256)
  const into = join(folder, 'altul')
  mkdirSync(into)
  await exportTo(i, { id: elena }, into)
  const written = readFileSync(join(into, 'manifest.json'), 'utf8')
  const { manifest, ...signature } = JSON.parse(written)
  expect(manifest.files.missing).toMatchObject([{ sha256: lost!.sha256 }])
  const silent = { ...manifest, files: { ...manifest.files, missing: [] } }
  const signed = { ...signature, signature: signWith(t.settings.secret, canonicalJson(silent)) }
  const target = await freshInstitution(there.database, { tag: 'tacuta' })
  const bring = () => importInstitution(theirs, { folder: into, tag: 'tacuta', key: ourKey, clock })

  writeFileSync(join(into, 'manifest.json'), JSON.stringify({ manifest: silent, ...signed }))
  await expect(bring()).rejects.toThrow(lost!.sha256)
  const rows = () =>
    there.asSuperuser(
      'select id from documents where institution_id = $1 union all select id from audit_entries where institution_id = $1',
      [target.id],
    )
  expect(await rows()).toEqual([])
  writeFileSync(join(into, 'manifest.json'), written)
  // Another institution here has the content that is told as missing, and one whose digest comes with other bytes: neither is given.
  const theirFiles = await createDiskFileStore(join(theirs.dataDir, 'files'))
  const foreign = await stored(theirFiles, paperText('altele ', 0))
  expect(foreign.sha256).toBe(lost!.sha256)
  await expect(bring()).rejects.toThrow(/another institution|altei instituții/)
  await theirFiles.delete(foreign.sha256)
  const taken = join(folder, 'schimbat')
  cpSync(into, taken, { recursive: true })
  for (let n = 1; n < 12; n++) await stored(theirFiles, paperText('altele ', n))
  const forged = await withOtherBytes(taken, manifest)
  const proof = { ...signature, signature: signWith(t.settings.secret, canonicalJson(forged)) }
  writeFileSync(join(taken, 'manifest.json'), JSON.stringify({ manifest: forged, ...proof }))
  await expect(
    importInstitution(theirs, { folder: taken, tag: 'tacuta', key: ourKey, clock }),
  ).rejects.toThrow(/was changed|a fost schimbat/)
  expect(await rows()).toEqual([])
  expect(await bring()).toMatchObject({ missing: 1 })
  expect(await rows()).not.toEqual([])
}, 60_000)
