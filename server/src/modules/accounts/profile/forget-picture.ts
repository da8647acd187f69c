import type { Services } from '../../../platform/http/context.ts'
import { isContentUsed } from './queries.ts'

/** Bytes that arrived within this time stay: somebody may be about to use them. */
const ARRIVING_MS = 60_000

/**
 * Removes the bytes of a picture that was replaced, after the commit, unless something in any institution still shows
 * or holds the same content. A crash in between leaves a few kilobytes behind and nothing else.
 */
export async function forgetPicture(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  sha256: string,
): Promise<void> {
  await database.asPlatform('remove a picture that was replaced', async (db) => {
    const storedBefore = new Date(clock.now().getTime() - ARRIVING_MS)
    if (!(await isContentUsed(db, sha256))) await files.delete(sha256, { storedBefore })
  })
}
