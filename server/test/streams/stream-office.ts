import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from '../../src/platform/files/store/file-store.ts'
import type { TestApp } from '../browsers/app.ts'
import { aGazette } from '../gazette/a-gazette.ts'
import { clerkOffice } from '../offices/clerk-office.ts'
import { registerPapers } from '../offices/office.ts'
import { aPerson } from '../offices/person.ts'
import { aPublicForm } from '../offices/rows/a-public-form.ts'
import { aScan } from '../papers/a-scan.ts'
import { aReadyBook } from '../papers/ready-book.ts'
import { aReadyReport } from '../papers/ready-report.ts'
import { aPost } from '../planted/a-post.ts'
import { anExport } from '../planted/an-export.ts'
import { anImport } from '../planted/an-import.ts'

/** Rows, enough for more than one part of each export. */
const PAPERS = 1_100
const ENTRIES = 2_100
const LINES = 2_100
const REFUSED = 2_100
const COMPLAINTS = 1_100

/**
 * An institution with something of everything that leaves as a stream, long enough to break in the middle.
 * Its administrator is signed in.
 */
export async function streamOffice(t: TestApp, files: FileStore) {
  const office = await clerkOffice(t)
  const { institutionId: i, registerId } = office
  const adminId = await aPerson(t.database, i, 'sef', { isAdmin: true, name: 'Elena Cireșaru' })
  const admin = t.browser(office.host)
  await admin.signIn('sef')
  const idOf = async (text: string, values: unknown[]) =>
    String((await t.asSuperuser<{ id: unknown }>(text, values))[0]!.id)
  const store = async (bytes: Buffer) =>
    (await files.put(Readable.from([bytes]), { limitBytes: bytes.length })).sha256

  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(300_000), Buffer.from('\n%%EOF\n')])
  const text = Buffer.from('Bună ziua, vă rog să îmi eliberați o adeverință.\n'.repeat(2_000))
  const uploads = [
    await admin.upload<{ id: number }>('scan.pdf', pdf),
    await admin.upload<{ id: number }>('nota.txt', text),
  ]
  const fileId = uploads[0]!.body.id
  const { id: documentId } = await office.register()
  await admin.post('/api/document/attach', { id: documentId, upload_ids: uploads.map(({ body }) => body.id) })
  const plant = async (text: string, values: unknown[]) => Number(await idOf(text, values))
  const { scanId } = await aScan(plant, { institutionId: i, documentId: 0, userId: adminId, text: 'scan' })

  const picture = await store(randomBytes(100_000))
  await t.asSuperuser('update scans set thumb_sha256 = $2 where id = $1', [scanId, picture])
  await t.asSuperuser('update users set picture_hash = $2 where id = $1', [adminId, picture])
  await t.asSuperuser('update institution_settings set logo_hash = $2 where institution_id = $1', [
    i,
    picture,
  ])

  const papers = await registerPapers(
    t.database,
    { ...office, clerk: { institution_id: i, id: adminId, name: 'Elena Cireșaru' } },
    PAPERS,
  )
  await t.asSuperuser(
    `insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name, action, subject_type, subject_id, digest)
     select $1, now(), $1, $2, 'Elena Cireșaru', 'document.changed', 'document', $3, '\\x00' from generate_series(1, $4)`,
    [i, adminId, documentId, ENTRIES],
  )
  const importId = await anImport(plant, i, adminId)
  const refused = Buffer.from(`Nume;Telefon\n${';x\n'.repeat(REFUSED)}`)
  await t.asSuperuser(
    `update imports set sha256 = $2, size = $3, bad = $4, reading = '{"encoding": "utf-8", "delimiter": ";"}' where id = $1`,
    [importId, await store(refused), refused.length, REFUSED],
  )
  await t.asSuperuser(
    `insert into import_findings (institution_id, import_id, row_number, ordinal, level, field, column_name, value, key, problem)
     select $1, $2, n, 0, 'error', 'name', 'Nume', '', 'required', '{"key": "required"}' from generate_series(2, $3) n`,
    [i, importId, REFUSED + 1],
  )
  const bookId = await aReadyBook(idOf, i, registerId, { id: adminId, name: 'Elena Cireșaru' })
  await t.asSuperuser(
    `insert into register_book_lines (institution_id, book_id, position, number, numbered_on, entry, content)
     select $1, $2, n, 'RG-' || n, '2026-11-20', 'reserved', '{"by": "Elena", "on": "2026-11-20", "note": "", "reason": null, "ended_by": null, "ended_on": null}'
       from generate_series(2, $3) n`,
    [i, bookId, LINES],
  )
  await t.asSuperuser('update register_books set lines = $2 where id = $1', [bookId, LINES])
  await t.asSuperuser(
    `insert into register_book_volumes (institution_id, book_id, volume, first_number, last_number, lines, pages, size, sha256)
     values ($1, $2, 1, 'RG-1', 'RG-2', 2, 1, 100000, $3)`,
    [i, bookId, picture],
  )
  const { runId } = await aReadyReport(
    idOf,
    i,
    { id: adminId, name: 'Elena Cireșaru' },
    { report: 'overdue', rows: LINES },
  )
  const exportId = await anExport(plant, i, adminId, picture)
  const gazette = await aGazette(plant, { institutionId: i, userId: adminId, fileId, text: 'Hotărâre' })
  const forms = await aPublicForm(plant, { institutionId: i, text: 'Mesaj' })
  const posts = await aPost(plant, { institutionId: i, fileId, text: 'Știre' })
  await t.asSuperuser(
    `with type as (
       insert into complaint_types (institution_id, name, icon, color) values ($1, 'Drumuri', 'road', '#8b5e3c') returning id)
     insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_name, description, lat, lng, street, name)
     select $1, type.id, 'portal', now(), 0, 'Portal', 'Groapa ' || n, 45003127, 26001849, 'Strada ' || n, 'Petent ' || n
       from type, generate_series(1, $2::integer) n`,
    [i, COMPLAINTS],
  )
  const chosen = papers.slice(0, 90).map(({ id }) => id)
  return {
    ...office,
    ...gazette,
    ...forms,
    ...posts,
    admin,
    fileId,
    documentId,
    scanId,
    bookId,
    importId,
    runId,
    exportId,
    chosen,
  }
}
export type StreamOffice = Awaited<ReturnType<typeof streamOffice>>
