import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { type FileFacts, unreadable } from '../../../platform/signatures/facts.ts'
import { findContentOf } from './find-content.ts'
import { inspectStored, MOST_BYTES } from './inspect-apart.ts'
import { findSignable, type SignableFile, storeFacts } from './queries.ts'

type Version = { file_id: number; version: number }

async function factsOf(ctx: JobContext, file: SignableFile): Promise<FileFacts> {
  if (file.size > MOST_BYTES) return unreadable('too_large')
  const alone = await inspectStored(ctx.files, file)
  if (alone.reason !== 'content_missing') return alone
  const content = await findContentOf(ctx, file, alone.imprints ?? [])
  return content ? inspectStored(ctx.files, file, content) : alone
}

/** No transaction is open while the file is read. A version that is gone meanwhile keeps nothing. */
export async function handle(ctx: JobContext, { file_id, version }: Version): Promise<void> {
  const file = await ctx.tx((db) => findSignable(db, file_id, version), { readOnly: true })
  if (!file) return
  const facts = await factsOf(ctx, file)
  await ctx.tx((db) => storeFacts(db, { file_id, version }, facts, ctx.clock.now()))
}

/** No try is left: the page says that the check did not succeed. */
export async function giveUp(ctx: JobContext, { file_id, version }: Version): Promise<void> {
  await ctx.tx((db) => storeFacts(db, { file_id, version }, unreadable('failed'), ctx.clock.now()))
}
