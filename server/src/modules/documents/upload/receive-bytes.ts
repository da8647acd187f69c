import type { Readable } from 'node:stream'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type incomingFileCalls, uploadPieceBytes } from '@hdoc/contract/files/incoming-files.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { receivePieces } from '../../../platform/files/receive/receive-pieces.ts'
import type { Piece } from '../../../platform/files/store/file-store.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { addPiece, claimIncoming, type IncomingFile } from './queries.ts'
import { readChecksum } from './upload-headers.ts'

type BytesCtx = Ctx<typeof incomingFileCalls.append>
type At = { offset: number; stream: Readable }

/**
 * Takes in the next bytes of a file and gives how much has arrived now. Each piece counts as soon as it is
 * safe, so a cut connection or a stopped server costs one piece at most. With a checksum, all pieces of the
 * request count together, once the checksum agrees. Of two requests at once, the one begun last goes on and
 * the other gets UPLOAD_OFFSET.
 */
export async function receiveBytes(
  ctx: BytesCtx,
  file: IncomingFile,
  { offset, stream }: At,
): Promise<number> {
  const checksum = readChecksum(ctx.caller.headers)
  const inInstitution = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.institutionId, work)
  const attempt = await inInstitution((db) => claimIncoming(db, ctx.actor, file.id, offset))
  if (attempt === undefined) throw new AppError('UPLOAD_OFFSET')
  let received = offset
  const held: Piece[] = []
  const count = (pieces: readonly Piece[]) =>
    inInstitution(async (db) => {
      let start = received
      for (const { size, name } of pieces) {
        if (!(await addPiece(db, { id: file.id, attempt }, { start, size, name })))
          throw new AppError('UPLOAD_OFFSET')
        start += size
      }
      return start
    })
  // The stream is not destroyed when this gives up: the rest is read to its end elsewhere, so the connection
  // lives on.
  const bytes = stream.iterator({ destroyOnReturn: false })
  const ended = await receivePieces(ctx.files, checksum ? hashed(bytes, checksum.hash) : bytes, {
    pieceBytes: uploadPieceBytes,
    most: file.size - offset,
    keep: async (piece) => {
      if (checksum) held.push(piece)
      else received = await count([piece])
    },
  })
  if (checksum) {
    const agrees = ended === 'whole' && checksum.hash.digest().equals(checksum.digest)
    try {
      if (!agrees) throw new AppError('UPLOAD_CHECKSUM')
      received = await count(held)
    } catch (error) {
      if (error instanceof AppError) for (const { name } of held) await ctx.files.deletePiece(name)
      throw error
    }
  }
  if (ended === 'too_long') throw new AppError('TOO_LARGE')
  return received
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: { update(bytes: Uint8Array): unknown }) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}
