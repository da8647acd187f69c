import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Database, TenantDb } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { bytesOf, deletePieces } from './pieces-of.ts'
import { dropIncoming, findIncoming, type IncomingFile, listPieces, lockIncoming } from './queries.ts'

type Taker = { actor: Actor; institutionId: number; database: Database; files: FileStore }

type Taking<Received, Kept> = {
  /** Refuses before anything is read; what was sent stays, to be taken later. */
  admit?: (db: TenantDb, incoming: IncomingFile) => Promise<void>
  /** Looks at the bytes and stores them. */
  receive: (bytes: AsyncIterable<Uint8Array>, incoming: IncomingFile) => Promise<Received>
  /** Notes what they became, in the transaction that forgets the upload. */
  keep: (db: TenantDb, received: Received, incoming: IncomingFile) => Promise<Kept>
}

/** Takes a file of the caller that has arrived whole for something else than a document; one that is refused leaves nothing behind. */
export async function takeArrived<Received, Kept>(
  { actor, institutionId, database, files }: Taker,
  id: number,
  { admit, receive, keep }: Taking<Received, Kept>,
): Promise<Kept> {
  const inside = <T>(work: (db: TenantDb) => Promise<T>) => database.inInstitution(institutionId, work)
  const { incoming, pieces } = await inside(async (db) => ({
    incoming: await findIncoming(db, actor, id),
    pieces: await listPieces(db, id),
  }))
  if (!incoming || incoming.file_id !== null) throw new AppError('NOT_FOUND')
  if (incoming.received < incoming.size) throw new AppError('UPLOAD_UNFINISHED')
  if (admit) await inside((db) => admit(db, incoming))
  try {
    const received = await receive(bytesOf(files, pieces), incoming)
    const kept = await inside(async (db) => {
      if (!(await lockIncoming(db, actor, id))) throw new AppError('NOT_FOUND')
      const one = await keep(db, received, incoming)
      await dropIncoming(db, actor, id)
      return one
    })
    await deletePieces(files, pieces)
    return kept
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (await inside((db) => dropIncoming(db, actor, id))) await deletePieces(files, pieces)
    throw error
  }
}
