import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { lockDocument } from '../../documents/index.ts'
import { letAskedSee } from '../record/store-steps.ts'
import { listDocumentsOf, moveStandIns, type StandIn, storeGoneThrough } from './queries.ts'

const AT_ONCE = 100

/** Writes anew who sees one document because of what is asked on it. */
async function showDocument(db: TenantDb, documentId: number): Promise<void> {
  await lockDocument(db, documentId)
  await letAskedSee({ db }, documentId)
}

type Inside = Pick<JobContext, 'tx' | 'clock'>

async function goThrough({ tx }: Inside, one: StandIn): Promise<number> {
  let after = 0
  let done = 0
  for (;;) {
    const place = { userId: one.user_id, since: one.since, after, limit: AT_ONCE }
    const ids = await tx((db) => listDocumentsOf(db, place))
    for (const id of ids) await tx((db) => showDocument(db, id))
    done += ids.length
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) break
    after = last
  }
  await tx((db) => storeGoneThrough(db, one))
  return done
}

/**
 * Lets substitutes see the documents that wait for those they stand in for, and no longer once it is over. What a kill
 * leaves undone, the next run does. Gives how many documents were gone through.
 */
export async function followInstitution(inside: Inside): Promise<number> {
  const at = inside.clock.now()
  const moved = await inside.tx((db) => moveStandIns(db, { today: localDate(at), at }))
  let documents = 0
  for (const one of moved) documents += await goThrough(inside, one)
  return documents
}
