import { AppError } from '@hdoc/contract/failures/errors.ts'
import { MOST_GAZETTE_FILES } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, RawAnswer, StaffCtx } from '../../../platform/http/context.ts'
import { takeUpload } from '../../documents/index.ts'
import { showEntry, takeEntry } from '../record/load-entry.ts'
import { makeCopy, type PublicCopy } from './make-copy.ts'
import { addFile, countFiles, deleteFile, findFile, listOwnUploads, storeWords } from './queries.ts'
import { streamFile } from './stream-file.ts'

type Add = typeof gazetteEntryCalls.addFiles
type Drop = typeof gazetteEntryCalls.dropFile
type Open = typeof gazetteEntryCalls.file

/** Adds copies to an entry, with a line in the trail for each, and folds its words anew. */
export async function storeCopies(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'clock'>,
  entry: { id: number },
  copies: readonly PublicCopy[],
): Promise<void> {
  if ((await countFiles(ctx.db, entry.id)) + copies.length > MOST_GAZETTE_FILES)
    throw new AppError('GAZETTE_TOO_MANY_FILES', { most: MOST_GAZETTE_FILES })
  for (const copy of copies) {
    await addFile(ctx.db, entry, copy)
    await recordAudit(ctx, {
      action: 'gazette_entry.file_added',
      subjectType: 'gazette_entry',
      subjectId: entry.id,
      after: { sha256: copy.sha256, size: copy.size },
    })
  }
  await storeWords(ctx.db, entry.id)
}

/**
 * Gives waiting uploads of the caller to a draft. The copies are made before the transaction that stores them; when one
 * cannot be made, nothing is stored.
 */
export async function addFiles(ctx: Ctx<Add>, { body }: InputOf<Add>) {
  const inInstitution = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.institutionId, work)
  const ids = [...new Set(body.upload_ids)]
  const uploads = await inInstitution(async (db) => {
    await takeEntry({ ...ctx, db }, body.id, 'edit')
    return listOwnUploads(db, ctx.actor, ids)
  })
  const missing = () => new AppError('VALIDATION', {}, { fields: { upload_ids: [{ key: 'reference' }] } })
  if (uploads.length !== ids.length) throw missing()
  const making = { files: ctx.files, at: ctx.clock.now(), limitBytes: ctx.settings.limits.fileBytes }
  const copies: PublicCopy[] = []
  for (const { id: _, ...upload } of uploads) copies.push(await makeCopy(upload, making))
  const answer = await inInstitution(async (db) => {
    const entry = await takeEntry({ ...ctx, db }, body.id, 'edit')
    for (const id of ids) if (!(await takeUpload(db, id, ctx.actor))) throw missing()
    await storeCopies({ ...ctx, db }, entry, copies)
    return savedRow(ctx.language, await showEntry({ ...ctx, db }, entry.id))
  })
  ctx.database.wake()
  return answer
}

export async function dropFile(ctx: StaffCtx, { body }: InputOf<Drop>) {
  const entry = await takeEntry(ctx, body.id, 'edit')
  const file = await deleteFile(ctx.db, entry, body.file_id)
  if (!file) throw new AppError('NOT_FOUND')
  await recordAudit(ctx, {
    action: 'gazette_entry.file_dropped',
    subjectType: 'gazette_entry',
    subjectId: entry.id,
    after: { sha256: file.sha256 },
  })
  await storeWords(ctx.db, entry.id)
  return savedRow(ctx.language, await showEntry(ctx, entry.id))
}

/** A file of an entry in any state, for who prepares it. */
export async function openFile(ctx: Ctx<Open>, { params }: InputOf<Open>): Promise<RawAnswer> {
  const file = await ctx.database.inInstitution(ctx.institutionId, (db) => findFile(db, params.id), {
    readOnly: true,
  })
  if (!file) throw new AppError('NOT_FOUND')
  return streamFile(file, { files: ctx.files, range: ctx.caller.headers.range })
}
