import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { type FileFacts, unreadable } from '../../../platform/signatures/facts.ts'
import { findContentOf } from './find-content.ts'
import { inspectStored, MOST_BYTES } from './inspect-apart.ts'
import { findSignable, listContents, type SignableContent, type SignableFile, storeFacts } from './queries.ts'

type Version = { file_id: number; version: number }

/** Contents that come while a signature is looked at are tried too, so many times. */
const MOST_TRIES = 5

async function factsOf(
  ctx: JobContext,
  file: SignableFile,
  all: readonly SignableContent[],
): Promise<FileFacts> {
  if (file.size > MOST_BYTES) return unreadable('too_large')
  const alone = await inspectStored(ctx.files, file)
  if (alone.reason !== 'content_missing') return alone
  const content = await findContentOf(ctx, { sha256: file.sha256, all }, alone.imprints ?? [])
  if (!content) return alone
  const { file_id, version, sha256 } = content
  return { ...(await inspectStored(ctx.files, file, content)), content: { file_id, version, sha256 } }
}

/** No transaction is open while the file is read. A version that is gone meanwhile keeps nothing. */
export async function handle(ctx: JobContext, { file_id, version }: Version): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await ctx.tx(
      async (db) => {
        const file = await findSignable(db, file_id, version)
        return file && { file, all: await listContents(db, file) }
      },
      { readOnly: true },
    )
    if (!found) return
    const { file, all } = found
    const facts = await factsOf(ctx, file, all)
    const tried = new Set(all.map(({ sha256 }) => sha256))
    const isStored = await ctx.tx(async (db) => {
      // Its content may have come while nobody listened: the file said neither that it misses nor that it has it.
      const isMissing = facts.reason === 'content_missing'
      const now = isMissing ? await listContents(db, file) : []
      if (now.some(({ sha256 }) => !tried.has(sha256))) return false
      await storeFacts(db, { file_id, version }, facts, ctx.clock.now())
      return true
    })
    if (isStored) return
  }
  throw new Error('contents come faster than they can be looked at')
}

/** No try is left: the page says that the check did not succeed. */
export async function giveUp(ctx: JobContext, { file_id, version }: Version): Promise<void> {
  await ctx.tx((db) => storeFacts(db, { file_id, version }, unreadable('failed'), ctx.clock.now()))
}
