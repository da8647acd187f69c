import type { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { uploadPieceBytes } from '@hdoc/contract/files/incoming-files.ts'
import { receivePieces } from '../../../platform/files/receive/receive-pieces.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { inPlace } from '../record/find-send.ts'
import { addFormPiece, claimFormFile, type FormFileRow } from '../record/queries/files.ts'

type Begun = { sendId: number; file: FormFileRow }

/**
 * Takes in the next bytes of a file of a form and gives how much has arrived now. Each piece counts as soon as it is
 * safe. Of two requests at once the one begun last goes on.
 */
export async function takeBytes(
  ctx: Pick<Ctx, 'database' | 'caller' | 'files'>,
  { sendId, file }: Begun,
  { offset, stream }: { offset: number; stream: Readable },
): Promise<number> {
  const attempt = await inPlace(ctx, (db) => claimFormFile(db, { sendId, id: file.id }, offset))
  if (attempt === undefined) throw new AppError('UPLOAD_OFFSET')
  let received = offset
  const ended = await receivePieces(ctx.files, stream.iterator({ destroyOnReturn: false }), {
    pieceBytes: uploadPieceBytes,
    most: file.size - offset,
    keep: async ({ size, name }) => {
      const piece = { start: received, size, name }
      if (!(await inPlace(ctx, (db) => addFormPiece(db, { id: file.id, attempt }, piece))))
        throw new AppError('UPLOAD_OFFSET')
      received += size
    },
  })
  if (ended === 'too_long') throw new AppError('TOO_LARGE')
  return received
}
