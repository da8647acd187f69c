import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FileStore, Piece } from '../store/file-store.ts'

type Rules = {
  /** Bytes after which a piece is kept and the next one begins. A crash loses at most this many bytes. */
  pieceBytes: number
  /** How many bytes may come in all. */
  most: number
  /**
   * Takes a piece over. When it throws an `AppError`, the piece is removed. After any other error nobody
   * knows whether the piece was taken over (the database may have gone away during the commit), so the piece
   * stays. It is removed after a day if nothing names it.
   */
  keep: (piece: Piece) => Promise<void>
}

/**
 * Keeps an arriving file piece by piece. Answers how it ended: `whole`; `cut` = the source
 * failed, and what came before is kept; `too_long` = more than `most` bytes came, and the piece
 * in which this was seen is not kept.
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
    // Closes the source when it was given up early, because nobody else reads it to its end.
    await chunks.return?.()
  }
}
