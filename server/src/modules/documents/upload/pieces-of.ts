import type { FileStore } from '../../../platform/files/store/file-store.ts'

/** The bytes of a file that has arrived, piece after piece. */
export async function* bytesOf(store: FileStore, pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of pieces) yield* await store.openPiece(name)
}

export async function deletePieces(store: FileStore, pieces: readonly string[]): Promise<void> {
  for (const name of pieces) await store.deletePiece(name)
}
