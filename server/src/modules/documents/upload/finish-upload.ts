import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { incomingFileCalls } from '@hdoc/contract/files/incoming-files.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { addUpload, findOwnFile } from '../record/queries/files.ts'
import { bytesOf, deletePieces } from './pieces-of.ts'
import { completeIncoming, dropIncoming, findIncoming, listPieces, lockIncoming } from './queries.ts'

type Finish = typeof incomingFileCalls.finish

/** The caller's incoming file, its pieces, and the upload that an earlier call made of it, if one did. */
async function findFinished(ctx: Ctx<Finish>, id: number) {
  const found = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const incoming = await findIncoming(db, ctx.actor, id)
      const fileId = incoming?.file_id ?? undefined
      return {
        incoming,
        pieces: incoming ? await listPieces(db, id) : [],
        file: fileId === undefined ? undefined : await findOwnFile(db, ctx.actor, fileId),
      }
    },
    { readOnly: true },
  )
  return found
}

/**
 * Puts a file that has arrived whole together, checks it and keeps it as an upload that waits for its
 * document. A refused file leaves nothing behind. Called twice, even at the same time, it gives the same
 * upload.
 */
export async function finishUpload(ctx: Ctx<Finish>, { body }: InputOf<Finish>) {
  const { incoming, pieces, file } = await findFinished(ctx, body.id)
  if (!incoming) throw new AppError('NOT_FOUND')
  if (file) return savedRow(ctx.language, file)
  if (incoming.received < incoming.size) throw new AppError('UPLOAD_UNFINISHED')
  const inInstitution = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.institutionId, work)
  try {
    const received = await receiveFile(ctx.files, bytesOf(ctx.files, pieces), {
      fileName: incoming.name,
      limitBytes: ctx.settings.limits.fileBytes,
    })
    const id = await inInstitution(async (db) => {
      const now = await lockIncoming(db, ctx.actor, body.id)
      if (!now) throw new AppError('NOT_FOUND')
      if (now.file_id !== null) return now.file_id
      const fileId = await addUpload(db, received, ctx.actor, ctx.clock.now())
      await completeIncoming(db, body.id, fileId)
      return fileId
    })
    await deletePieces(ctx.files, pieces)
    const { name, mime, size } = received
    return savedRow(ctx.language, { id, name, mime, size })
  } catch (error) {
    // The pieces are gone when another call finished the file meanwhile.
    const meanwhile = await findFinished(ctx, body.id)
    if (meanwhile.file) return savedRow(ctx.language, meanwhile.file)
    if (!(error instanceof AppError)) throw error
    await inInstitution((db) => dropIncoming(db, ctx.actor, body.id))
    await deletePieces(ctx.files, pieces)
    throw error
  }
}
