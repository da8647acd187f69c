import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { isShownAsItIs } from '../../../platform/files/recognise/accepted-types.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { rangedAnswer } from '../../../platform/http/streams/ranged-answer.ts'
import { discardUpload, type FileRecord, findFile } from '../record/queries/files.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'

export async function dropUpload(
  ctx: Ctx<typeof fileCalls.discard>,
  { body }: InputOf<typeof fileCalls.discard>,
) {
  if ((await discardUpload(ctx.db, body.id, ctx.actor)) === 0) throw new AppError('NOT_FOUND')
  return done(ctx.language)
}

/** A file of a document the caller may see, or their own upload that waits; else NOT_FOUND. */
export async function getFile(
  ctx: Pick<Ctx<typeof fileCalls.download>, 'database' | 'institutionId' | 'actor'>,
  id: number,
): Promise<FileRecord> {
  const file = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => findFile(db, await viewerOf(db, ctx.actor), ctx.actor, id),
    { readOnly: true },
  )
  if (!file) throw new AppError('NOT_FOUND')
  return file
}

export async function downloadFile(
  ctx: Ctx<typeof fileCalls.download>,
  { params }: InputOf<typeof fileCalls.download>,
): Promise<RawAnswer> {
  const file = await getFile(ctx, params.id)
  const headers = {
    ...downloadHeaders(file),
    'content-length': String(file.size),
    'cache-control': 'private, no-store',
  }
  return { raw: true, body: await ctx.files.open(file.sha256), headers }
}

/**
 * Sends a file for viewing. It answers ranges too, because a viewer fetches only those parts of a long PDF
 * that are looked at.
 */
export async function previewFile(
  ctx: Ctx<typeof fileCalls.preview>,
  { params }: InputOf<typeof fileCalls.preview>,
): Promise<RawAnswer> {
  const file = await getFile(ctx, params.id)
  // A file that no page can show by itself is sent as a download instead.
  const kind = isShownAsItIs(file.mime) ? previewHeaders(file) : downloadHeaders(file)
  const from = { files: ctx.files, range: ctx.caller.headers.range }
  return rangedAnswer(file, from, { ...kind, 'cache-control': 'private, no-store' })
}
