import type { FileStore } from '../store/file-store.ts'
import { receiveFile } from './receive-file.ts'

/** What a trial ends with, when the file would be taken in. */
class Taken extends Error {}

/** Goes through everything that `receiveFile` would do with a file, refuses it as that does, and keeps nothing. */
export async function tryFile(
  store: FileStore,
  source: AsyncIterable<Uint8Array>,
  rules: { fileName: string; limitBytes: number },
): Promise<void> {
  const trial: FileStore = {
    ...store,
    put: (bytes, options) =>
      store.put(bytes, {
        ...options,
        accept: async (candidate) => {
          await options.accept?.(candidate)
          throw new Taken()
        },
      }),
  }
  await receiveFile(trial, source, rules).catch((error: unknown) => {
    if (!(error instanceof Taken)) throw error
  })
}
