import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { testSettings } from '../../../test/database/settings.ts'
import { freshOffice, type Office, registerPapers } from '../../../test/offices/office.ts'
import { manualClock, systemClock } from '../../platform/clock.ts'
import { sql } from '../../platform/db/sql.ts'
import { createDiskFileStore } from '../../platform/files/store/disk-file-store.ts'
import type { JobServices } from '../../platform/jobs/job-context.ts'
import { forgetExpired } from '../../platform/jobs/upkeep/forget-expired.ts'
import { silentLog } from '../../platform/log.ts'
import { createMailer } from '../../platform/mail/create-mailer.ts'
import { endPending } from './life/jobs/end-pending.ts'
import { reconcileCounts } from './list/jobs/reconcile-counts.ts'
import { removeUploads } from './upload/jobs/remove-waiting-uploads.ts'

const { database, worker, urls, asSuperuser } = await testDatabase()
// Long after the bytes of this test were written.
const clock = manualClock('2086-11-20T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'hdoc-nightly-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = await createDiskFileStore(join(folder, 'files'))
const settings = testSettings(urls)
const services: JobServices = {
  database: worker,
  clock,
  files,
  settings,
  log: silentLog,
  filled: () => [],
  mailer: createMailer({ smtpUrl: undefined, outboxDir: join(folder, 'outbox'), from: settings.mailFrom }),
}

const countsOf = (table: string, office: Office) =>
  asSuperuser<{ slots: number; documents: number }>(
    `select count(*)::int as slots, coalesce(sum(documents), 0)::int as documents from ${table} where institution_id = $1`,
    [office.institution.id],
  )
const counters = ['document_totals', 'document_counts', 'document_access_totals']

/** All counters of the office say the same number, each in one slot. One person registered all, for no department. */
async function expectTogether(office: Office, documents: number): Promise<void> {
  for (const table of counters)
    expect(await countsOf(table, office), table).toEqual([{ slots: 1, documents }])
}

test('counters that drifted are mended and their slots come together', async () => {
  const [wrong, right] = [await freshOffice(database), await freshOffice(database)]
  await registerPapers(database, wrong, 4)
  await Promise.all([
    registerPapers(database, right, 1),
    registerPapers(database, right, 1),
    registerPapers(database, right, 1),
  ])
  await asSuperuser('update document_counts set documents = documents + 7 where institution_id = $1', [
    wrong.institution.id,
  ])
  await asSuperuser('update document_totals set documents = documents - 3 where institution_id = $1', [
    wrong.institution.id,
  ])
  await asSuperuser('update document_access_totals set documents = documents + 5 where institution_id = $1', [
    wrong.institution.id,
  ])
  await asSuperuser(
    `insert into document_access_totals values ($1, 3, 2, 5, 5, $2, 1, 7, 2), ($1, 4, 2, 5, 5, $2, 1, 7, -1)`,
    [wrong.institution.id, wrong.registerId],
  )
  await asSuperuser(
    `with mute as (select set_config('session_replication_role', 'replica', true))
     update document_access set department_id = 9 from mute where institution_id = $1`,
    [wrong.institution.id],
  )
  await asSuperuser(`insert into document_totals values ($1, 3, $2, 1, 7, 2), ($1, 4, $2, 1, 7, -1)`, [
    wrong.institution.id,
    wrong.registerId,
  ])
  await asSuperuser(
    `insert into document_counts values ($1, 3, $2, 1, 7, 0, 'infinity', 'infinity', 2), ($1, 4, $2, 1, 7, 0, 'infinity', 'infinity', -1)`,
    [wrong.institution.id, wrong.registerId],
  )
  await reconcileCounts.run(services, {})
  await expectTogether(wrong, 4)
  await expectTogether(right, 3)
})

test('registrations that go on while counters are compared stay counted', async () => {
  const office = await freshOffice(database)
  const registering = Array.from({ length: 20 }, () => registerPapers(database, office, 2))
  await reconcileCounts.run(services, {})
  await Promise.all(registering)
  await reconcileCounts.run(services, {})
  await expectTogether(office, 40)
})

async function upload(
  office: Office,
  text: string,
  at: string,
  documentId: number | null = null,
): Promise<string> {
  const { sha256 } = await files.put(Readable.from([Buffer.from(text)]), { limitBytes: 1000 })
  const { institution, clerk } = office
  await database.inInstitution(institution.id, (db) =>
    db.run(sql`
      insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at,
        created_by_institution_id, created_by_id, created_by_name)
      values (${institution.id}, ${documentId}, 'a.txt', 'text/plain', 'text', ${text.length}, ${sha256}, ${at}::timestamptz,
        ${institution.id}, ${clerk.id}, ${clerk.name})`),
  )
  return sha256
}

test('uploads that nobody attached within a day go, with bytes that no other file has', async () => {
  const [one, two] = [await freshOffice(database), await freshOffice(database)]
  const [paper] = await registerPapers(database, two, 1)
  const old = '2086-11-19T09:59:59Z'
  const forgotten = await upload(one, 'uitat', old)
  const fresh = await upload(one, 'proaspăt', '2086-11-19T10:00:01Z')
  const shared = await upload(one, 'la fel', old)
  expect(await upload(two, 'la fel', old, paper?.id)).toBe(shared)
  await removeUploads.run(services, {})
  const rows = await asSuperuser<{ sha256: string }>('select sha256 from files order by id')
  expect(rows.map(({ sha256 }) => sha256)).toEqual([fresh, shared])
  expect(await Promise.all([forgotten, fresh, shared].map((sha256) => files.has(sha256)))).toEqual([
    false,
    true,
    true,
  ])
})

test('a file without a document goes with its earlier versions', async () => {
  const office = await freshOffice(database)
  const old = '2020-01-01T00:00:00Z'
  const [active, earlier] = [await upload(office, 'a doua', old), await upload(office, 'prima', old)]
  await asSuperuser(
    `insert into earlier_file_versions (institution_id, file_id, version, name, mime, kind, size, sha256, created_at, created_by_name)
     select institution_id, id, 1, name, mime, kind, size, $2, created_at, 'x' from files where sha256 = $1`,
    [active, earlier],
  )
  await asSuperuser('delete from files where sha256 = $1', [earlier])
  await removeUploads.run(services, {})
  expect(await asSuperuser('select from earlier_file_versions where sha256 = $1', [earlier])).toEqual([])
  expect(await Promise.all([active, earlier].map((sha256) => files.has(sha256)))).toEqual([false, false])
})

test('the picture of an institution stays, though somebody sent the same bytes and attached them to nothing', async () => {
  const office = await freshOffice(database)
  const sha256 = await upload(office, 'stema', '2020-01-01T00:00:00Z')
  await asSuperuser('update institution_settings set logo_hash = $1 where institution_id = $2', [
    sha256,
    office.institution.id,
  ])
  await removeUploads.run(services, {})
  expect(await asSuperuser('select from files where sha256 = $1', [sha256])).toEqual([])
  expect(await files.has(sha256)).toBe(true)
})

test('bytes that were sent again within the day stay for the upload under way', async () => {
  const office = await freshOffice(database)
  const sha256 = await upload(office, 'trimis iar', '2020-01-01T00:00:00Z')
  await removeUploads.run({ ...services, clock: systemClock }, {})
  expect(await asSuperuser('select from files where sha256 = $1', [sha256])).toEqual([])
  expect(await files.has(sha256)).toBe(true)
})

test('sessions, kept answers and counted hits go when their time is over', async () => {
  const { institution, clerk } = await freshOffice(database)
  const session = (hash: string, expires: string) => sql`
    insert into sessions (institution_id, id_hash, host, user_id, remember, created_at, last_seen_at, expires_at)
    values (${institution.id}, sha256(${hash}::bytea), ${institution.host}, ${clerk.id}, false, now(), now(), ${expires}::timestamptz)`
  const answer = (key: string, at: string) => sql`
    insert into idempotency_keys (institution_id, actor_institution_id, actor_id, endpoint, key, body_hash, created_at)
    values (${institution.id}, ${institution.id}, ${clerk.id}, 'e', ${key}, sha256('x'), ${at}::timestamptz)`
  const hits = (key: string, at: string) =>
    sql`insert into rate_limits (key, window_start, hits) values (${key}, ${at}::timestamptz, 1)`
  await database.inInstitution(institution.id, async (db) => {
    await db.run(session('old', '2086-11-20T09:59:59Z'))
    await db.run(session('new', '2086-11-20T10:00:01Z'))
    await db.run(answer('old', '2086-11-18T09:59:59Z'))
    await db.run(answer('new', '2086-11-18T10:00:01Z'))
    await db.run(hits('old', '2086-11-19T09:59:59Z'))
    await db.run(hits('new', '2086-11-19T10:00:01Z'))
  })
  await forgetExpired.run(services, {})
  expect(
    await asSuperuser(`select encode(id_hash, 'hex') = encode(sha256('new'), 'hex') as is_new from sessions`),
  ).toEqual([{ is_new: true }])
  expect(await asSuperuser('select key from idempotency_keys')).toEqual([{ key: 'new' }])
  expect(await asSuperuser('select key from rate_limits')).toEqual([{ key: 'new' }])
})

test('what waited until today is what it was before, with a trace and an event, and is told once', async () => {
  const office = await freshOffice(database)
  const { id: i } = office.institution
  const [due, later] = await registerPapers(database, office, 2)
  const wait = (id: number, until: string) =>
    asSuperuser(
      'update documents set status = 15, resume_status = 5, pending_until = $3 where institution_id = $1 and id = $2',
      [i, id, until],
    )
  await wait(due!.id, '2086-11-20')
  await wait(later!.id, '2086-11-21')
  await endPending.run(services, {})
  await endPending.run(services, {})
  const stored = await asSuperuser<{ status: number; resume_status: number | null }>(
    'select status, resume_status from documents where institution_id = $1 order by id',
    [i],
  )
  expect(stored).toEqual([
    { status: 5, resume_status: null },
    { status: 15, resume_status: 5 },
  ])
  const told = await asSuperuser<{ type: string; payload: object }>(
    `select type, payload from outbox_events where institution_id = $1 and type = 'document.pending_ended'`,
    [i],
  )
  expect(told).toEqual([{ type: 'document.pending_ended', payload: { document_id: due!.id } }])
  const trace = await asSuperuser(
    `select from audit_entries where institution_id = $1 and action = 'document.pending_ended' and subject_id = $2`,
    [i, due!.id],
  )
  expect(trace).toHaveLength(1)
  // Slots follow the connections that wrote; only the numbers have to agree.
  for (const table of counters)
    expect(await countsOf(table, office), table).toEqual([expect.objectContaining({ documents: 2 })])
})
