import { AppError } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_ARCHIVES } from '@hdoc/contract/imports/import-archives.ts'
import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { extensionOf } from '../../../platform/files/recognise/file-name.ts'
import { isListOver, isZip64, readZipDirectory } from '../../../platform/files/recognise/zip-directory.ts'
import type { Candidate, FileStore } from '../../../platform/files/store/file-store.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits.ts'
import { takeArrived } from '../../documents/index.ts'
import { type ListedEntry, listArchive } from '../archives/list-archive.ts'
import * as archives from '../queries/archives.ts'
import { findImport, type ImportRecord, lockImport, storeDraft } from '../queries/imports.ts'
import { grantedKind } from '../rights/policy.ts'
import { getImport, startable, wrongState } from './get-import.ts'

type Calls = typeof importCalls

const MEGABYTE = 1024 * 1024
/** Bytes of the list of an archive. */
const MOST_LIST_BYTES = 16 * MEGABYTE

/** An import of the caller that has not run, of a kind that takes files. */
function changeable(actor: Actor, found: ImportRecord | undefined): ImportRecord {
  const record = startable(actor, getImport(found))
  if (grantedKind(actor, record.kind).filesField === undefined)
    throw new AppError('VALIDATION', {}, { fields: { id: [{ key: 'invalid' }] } })
  if (record.sha256 === null || (record.state !== 'draft' && record.state !== 'checked'))
    throw new AppError('IMPORT_STATE', { state: wrongState(record) })
  return record
}

/** Throws when an import has too many archives, or those of the institution would take too many bytes. */
async function refuseOverBounds(
  db: TenantDb,
  id: number,
  size: number,
  { archiveBytesInstitution }: Limits,
): Promise<void> {
  if ((await archives.countArchives(db, id)) >= IMPORT_ARCHIVES) {
    const problem = { key: 'too_many', values: { maximum: IMPORT_ARCHIVES } } as const
    throw new AppError('VALIDATION', {}, { fields: { incoming_id: [problem] } })
  }
  if ((await archives.lockArchiveBytes(db)) + size > archiveBytesInstitution)
    throw new AppError('IMPORT_ARCHIVES_OF_INSTITUTION', { mb: archiveBytesInstitution / MEGABYTE })
}

/** Why the list of an archive was not read. */
async function whyUnlisted(candidate: Candidate): Promise<AppError> {
  if (await isZip64(candidate)) return new AppError('IMPORT_ARCHIVE_ZIP64')
  return (await isListOver(candidate, MOST_LIST_BYTES))
    ? new AppError('IMPORT_ARCHIVE_LIST', { mb: MOST_LIST_BYTES / MEGABYTE })
    : new AppError('IMPORT_FILE_BROKEN')
}

/** Stores an archive once its list could be read; nothing of it is unpacked. */
async function receiveArchive(
  files: FileStore,
  bytes: AsyncIterable<Uint8Array>,
  { name, limitBytes }: { name: string; limitBytes: number },
) {
  if (extensionOf(name) !== 'zip') throw new AppError('file_type', { accepted: 'ZIP' })
  let entries: ListedEntry[] = []
  const { sha256, size } = await files.put(bytes, {
    limitBytes,
    accept: async (candidate) => {
      const listed = await readZipDirectory(candidate, MOST_LIST_BYTES)
      if (!listed) throw await whyUnlisted(candidate)
      entries = listArchive(listed, candidate)
    },
  })
  return { sha256, size, entries }
}

/** Makes an archive of an import of an upload of the caller; what was checked has to be checked again. */
export async function addArchive(
  ctx: Ctx<Calls['addArchive']>,
  { body: { id, incoming_id } }: InputOf<Calls['addArchive']>,
) {
  const { actor, database, institutionId } = ctx
  const { limits } = ctx.settings
  const isAdded = () => database.inInstitution(institutionId, (db) => archives.isAdded(db, id, incoming_id))
  await database.inInstitution(institutionId, async (db) => changeable(actor, await findImport(db, id)))
  if (await isAdded()) return done(ctx.language)
  const taken = takeArrived(ctx, incoming_id, {
    admit: (db, { size }) => refuseOverBounds(db, id, size, limits),
    receive: (bytes, { name }) => receiveArchive(ctx.files, bytes, { name, limitBytes: limits.fileBytes }),
    keep: async (db, { sha256, size, entries }, { name }) => {
      const record = changeable(actor, await lockImport(db, id))
      await refuseOverBounds(db, id, size, limits)
      await archives.addArchive(db, id, { name, size, sha256, incoming_id, at: ctx.clock.now() }, entries)
      await storeDraft(db, id)
      await recordAudit(
        { ...ctx, db },
        {
          action: 'import.archive_added',
          subjectType: 'import',
          subjectId: id,
          after: { kind: record.kind, file: name, sha256 },
        },
      )
    },
  })
  await taken.catch(async (error: unknown) => {
    // The pieces are gone when the same call, asked again, added the archive meanwhile.
    if (!(await isAdded())) throw error
  })
  database.wake()
  return done(ctx.language)
}

export async function removeArchive(ctx: StaffCtx, { body }: InputOf<Calls['removeArchive']>) {
  const { db, actor } = ctx
  const record = changeable(actor, await lockImport(db, body.id))
  const name = await archives.removeArchive(db, record.id, body.archive_id)
  if (name === undefined) throw new AppError('NOT_FOUND')
  await storeDraft(db, record.id)
  await recordAudit(ctx, {
    action: 'import.archive_removed',
    subjectType: 'import',
    subjectId: record.id,
    before: { file: name },
  })
  return done(ctx.language)
}
