import { fileCalls } from '@hdoc/contract/files.ts'
import { call } from '../../lib/api.ts'

/** Lets go of scans that were taken and not used, so that nobody thinks them at work; by the ids of their uploads. */
export async function giveBack(uploadIds: Iterable<number>): Promise<void> {
  // A server that cannot be told forgets by itself after some minutes who has them open.
  const tell = (id: number) =>
    call(fileCalls.discard, { body: { id }, quiet: true, handled: true }).catch(() => undefined)
  await Promise.all(Array.from(uploadIds, tell))
}
