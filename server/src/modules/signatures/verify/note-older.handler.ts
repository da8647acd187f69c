import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { olderPage } from './older-page.ts'
import { listOlder, noteFiles } from './queries.ts'
import { verifyFile } from './verify-file.ts'

/** Jobs of one page at most wait in the queue at a time. */
const PAGE = 200

export async function handle(ctx: JobContext, { below }: { below: number | null }): Promise<void> {
  await ctx.tx(async (db) => {
    const page = await listOlder(db, below, PAGE)
    const ids = page.map(({ file_id }) => file_id)
    for (const version of await noteFiles(db, ids)) await enqueueJob(db, verifyFile, version, { last: true })
    const lowest = ids.at(-1)
    // Jobs of equal rank run in their order, so the next page begins when this one is nearly done.
    if (page.length === PAGE && lowest !== undefined)
      await enqueueJob(db, olderPage, { below: lowest }, { last: true })
  })
}
