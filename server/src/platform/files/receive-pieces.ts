import { AppError } from '@hdoc/contract/errors.ts'
import type { FileStore, Piece } from './file-store.ts'

type Rules = {
  /** Bytes after which a piece is kept and the next begins: so much a crash loses at most. */
  pieceBytes: number
  /** Bytes that may come. */
  most: number
  /**
   * Takes a piece over. One that it refuses (`AppError`) is removed. After any other error nobody knows whether it was
   * taken over, as when the database goes away during the commit: the piece stays, and goes after a day if nothing names it.
   */
  keep: (piece: Piece) => Promise<void>
}

/**
 * Keeps what comes piece by piece. Answers how it ended: `whole`, `cut` in the middle (what came before is kept), or
 * `too_long` (the piece in which that was seen is not).
 */
export async function receivePieces(
  store: Pick<FileStore, 'keepPiece' | 'deletePiece'>,
  source: AsyncIterable<Uint8Array>,
  { pieceBytes, most, keep }: Rules,
): Promise<'whole' | 'cut' | 'too_long'> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Uint8Array | undefined
  let ended = false
  let left = most
  let tooLong = false

  async function* onePiece(): AsyncGenerator<Uint8Array> {
    let room = pieceBytes
    while (room > 0) {
      const next = rest ? { done: false as const, value: rest } : await chunks.next()
      rest = undefined
      if (next.done) {
        ended = true
        return
      }
      if (next.value.length > left) {
        tooLong = true
        return
      }
      const part = next.value.subarray(0, room)
      if (part.length < next.value.length) rest = next.value.subarray(room)
      room -= part.length
      left -= part.length
      yield part
    }
  }

  try {
    for (;;) {
      const piece = await store.keepPiece(onePiece())
      if (tooLong) {
        await store.deletePiece(piece.name)
        return 'too_long'
      }
      if (piece.size > 0)
        await keep(piece).catch(async (error: unknown) => {
          if (error instanceof AppError) await store.deletePiece(piece.name)
          throw error
        })
      if (!piece.whole) return 'cut'
      if (ended) return 'whole'
    }
  } finally {
    // Left unreturned, a source that is given up would be waited for by nobody and read by nobody else.
    await chunks.return?.()
  }
}
