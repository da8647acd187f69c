import type { dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../../platform/clock.ts'
import { receiveFile } from '../../../../platform/files/receive/receive-file.ts'
import type { FileStore } from '../../../../platform/files/store/file-store.ts'
import { savedMessage } from '../../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../../platform/http/context.ts'
import { addCitizenUpload } from '../../../documents/index.ts'
import {
  completeAnswerFile,
  dropAnswerFile,
  findAnswerFile,
  listAnswerPieces,
  lockAnswerFile,
} from '../queries/answers.ts'
import { citizenName } from './citizen.ts'
import { expectOpen, findByLink, inPlace } from './open-request.ts'
import { readPage } from './show-page.ts'

type Call = typeof dataRequestPageCalls.finish

async function* bytesOf(store: FileStore, pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of pieces) yield* await store.openPiece(name)
}

async function answerOf(ctx: Ctx<Call>, id: number) {
  const data = await readPage(ctx, id)
  if (!data) throw new AppError('DATA_REQUEST_UNKNOWN')
  return { success: true as const, message: savedMessage(ctx.language), data }
}

/**
 * Puts a file that has arrived whole together, looks at it and keeps it until it is sent. A refused file leaves nothing
 * behind. Asked twice, it answers the same.
 */
export async function finishFile(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const request = expectOpen(await findByLink(ctx, body), localDate(ctx.clock.now()))
  const of = { requestId: request.id, id: body.file_id }
  const { file, pieces } = await inPlace(
    ctx,
    async (db) => ({ file: await findAnswerFile(db, of), pieces: await listAnswerPieces(db, of.id) }),
    { readOnly: true },
  )
  if (!file) throw new AppError('NOT_FOUND')
  if (file.file_id !== null) return answerOf(ctx, request.id)
  if (file.received < file.size) throw new AppError('UPLOAD_UNFINISHED')
  const forget = async () => {
    for (const name of pieces) await ctx.files.deletePiece(name)
  }
  try {
    const received = await receiveFile(ctx.files, bytesOf(ctx.files, pieces), {
      fileName: file.name,
      limitBytes: ctx.settings.limits.publicFileBytes,
    })
    await inPlace(ctx, async (db) => {
      const now = await lockAnswerFile(db, of)
      if (!now) throw new AppError('NOT_FOUND')
      if (now.file_id !== null) return
      const upload = { requestId: request.id, by: citizenName, at: ctx.clock.now() }
      await completeAnswerFile(db, of.id, await addCitizenUpload(db, received, upload))
    })
    await forget()
  } catch (error) {
    // The pieces are gone when another call finished the file meanwhile.
    const meanwhile = await inPlace(ctx, (db) => findAnswerFile(db, of), { readOnly: true })
    if (meanwhile?.file_id) return answerOf(ctx, request.id)
    if (!(error instanceof AppError)) throw error
    await inPlace(ctx, (db) => dropAnswerFile(db, of))
    await forget()
    throw error
  }
  return answerOf(ctx, request.id)
}
