import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { call } from '../../lib/calls/call.ts'

/**
 * Gives back scans that were taken and not used, by the ids of their uploads, so that nobody thinks they are
 * being worked on.
 */
export async function giveBack(uploadIds: Iterable<number>): Promise<void> {
  // If the server cannot be told, it forgets by itself after some minutes who has them open.
  const tell = (id: number) =>
    call(fileCalls.discard, { body: { id }, quiet: true, handled: true }).catch(() => undefined)
  await Promise.all(Array.from(uploadIds, tell))
}
