import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { inPlace } from '../record/find-send.ts'
import {
  completeFormFile,
  dropFormFile,
  findFormFile,
  listFormPieces,
  lockFormFile,
} from '../record/queries/files.ts'
import { answerWith } from '../record/show-send.ts'
import { type Calls, fileLimit, getWriting } from './form-file.ts'
import { keepFile } from './keep-file.ts'

type Call = Calls['finishFile']

async function* bytesOf(store: FileStore, pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of pieces) yield* await store.openPiece(name)
}

/**
 * Puts a file that has arrived whole together, looks at it and keeps it for its form. A refused file leaves nothing
 * behind. Asked twice, it answers the same.
 */
export async function finishFile(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const send = await getWriting(ctx, body.key)
  const of = { sendId: send.id, id: body.file_id }
  const { file, pieces } = await inPlace(
    ctx,
    async (db) => ({ file: await findFormFile(db, of), pieces: await listFormPieces(db, of.id) }),
    { readOnly: true },
  )
  if (!file) throw new AppError('NOT_FOUND')
  if (file.sha256 !== null) return answerWith(ctx, send.id)
  if (file.received < file.size) throw new AppError('UPLOAD_UNFINISHED')
  const forget = async () => {
    for (const name of pieces) await ctx.files.deletePiece(name)
  }
  try {
    const kept = await keepFile(ctx.files, bytesOf(ctx.files, pieces), {
      fileName: file.name,
      limitBytes: fileLimit(send.kind, ctx.settings.limits),
    })
    await inPlace(ctx, async (db) => {
      const now = await lockFormFile(db, of)
      if (!now) throw new AppError('NOT_FOUND')
      if (now.sha256 === null) await completeFormFile(db, of.id, kept)
    })
    await forget()
  } catch (error) {
    // The pieces are gone when another call finished the file meanwhile.
    const meanwhile = await inPlace(ctx, (db) => findFormFile(db, of), { readOnly: true })
    if (meanwhile && meanwhile.sha256 !== null) return answerWith(ctx, send.id)
    if (!(error instanceof AppError)) throw error
    await inPlace(ctx, (db) => dropFormFile(db, of))
    await forget()
    throw error
  }
  return answerWith(ctx, send.id)
}
