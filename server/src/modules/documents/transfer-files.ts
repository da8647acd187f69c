import { AppError } from '@hdoc/contract/errors.ts'
import type { fileCalls } from '@hdoc/contract/files.ts'
import { previewOfMime } from '../../platform/files/accepted-types.ts'
import { downloadHeaders, previewHeaders } from '../../platform/files/preview-headers.ts'
import { done } from '../../platform/http/answers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../platform/http/context.ts'
import { discardUpload, type FileRecord, findFile } from './queries/files.ts'
import { viewerOf } from './queries/visibility.ts'

export async function dropUpload(
  ctx: Ctx<typeof fileCalls.discard>,
  { body }: InputOf<typeof fileCalls.discard>,
) {
  if ((await discardUpload(ctx.db, body.id, ctx.actor)) === 0) throw new AppError('NOT_FOUND')
  return done(ctx.language)
}

async function bytesOf(
  ctx: Ctx<typeof fileCalls.download>,
  id: number,
  headersOf: (file: FileRecord) => Record<string, string>,
): Promise<RawAnswer> {
  const file = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => findFile(db, await viewerOf(db, ctx.actor), ctx.actor, id),
    { readOnly: true },
  )
  if (!file) throw new AppError('NOT_FOUND')
  const headers = {
    ...headersOf(file),
    'content-length': String(file.size),
    'cache-control': 'private, no-store',
  }
  return { raw: true, body: await ctx.files.open(file.sha256), headers }
}

export const downloadFile = (
  ctx: Ctx<typeof fileCalls.download>,
  { params }: InputOf<typeof fileCalls.download>,
) => bytesOf(ctx, params.id, downloadHeaders)
export const previewFile = (
  ctx: Ctx<typeof fileCalls.preview>,
  { params }: InputOf<typeof fileCalls.preview>,
) =>
  // What no page can show is not opened in one.
  bytesOf(ctx, params.id, (file) =>
    previewOfMime(file.mime) === 'none' ? downloadHeaders(file) : previewHeaders(file),
  )
