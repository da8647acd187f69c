import type { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { uploadPieceBytes } from '@hdoc/contract/files/incoming-files.ts'
import { receivePieces } from '../../../../platform/files/receive/receive-pieces.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { type AnswerFile, addAnswerPiece, claimAnswerFile } from '../queries/answers.ts'
import { inPlace } from './open-request.ts'

type At = { requestId: number; offset: number; stream: Readable }

/**
 * Takes in the next bytes of a file of an answer and gives how much has arrived now. Each piece counts as soon as it is
 * safe. Of two requests at once the one begun last goes on.
 */
export async function takeBytes(
  ctx: Pick<Ctx, 'database' | 'caller' | 'files'>,
  file: AnswerFile,
  { requestId, offset, stream }: At,
): Promise<number> {
  const attempt = await inPlace(ctx, (db) => claimAnswerFile(db, { requestId, id: file.id }, offset))
  if (attempt === undefined) throw new AppError('UPLOAD_OFFSET')
  let received = offset
  const ended = await receivePieces(ctx.files, stream.iterator({ destroyOnReturn: false }), {
    pieceBytes: uploadPieceBytes,
    most: file.size - offset,
    keep: async ({ size, name }) => {
      const piece = { start: received, size, name }
      if (!(await inPlace(ctx, (db) => addAnswerPiece(db, { id: file.id, attempt }, piece))))
        throw new AppError('UPLOAD_OFFSET')
      received += size
    },
  })
  if (ended === 'too_long') throw new AppError('TOO_LARGE')
  return received
}
