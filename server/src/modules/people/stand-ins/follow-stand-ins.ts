import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { moveStandIns, type StandIn, type StandInKind, storeGoneThrough } from './queries.ts'

const AT_ONCE = 100

/** A page of what a person works on, or did since an instant; `after`: the greatest id of the page before. */
export type WorkPlace = { userId: number; since: string; after: number; limit: number }

/** A kind of work that substitutes take over. */
export type WorkOfOthers = {
  kind: StandInKind
  /** Gives ids in ascending order. */
  list: (db: TenantDb, place: WorkPlace) => Promise<number[]>
  /** Writes anew who sees the documents of one of them. */
  show: (db: TenantDb, id: number) => Promise<void>
}

/** The transactions, the time and the log of one institution. */
export type InInstitution = Pick<JobContext, 'tx' | 'clock' | 'log' | 'institutionId'>

/** Goes through the work of one substitution; while some of it fails, it stays to be gone through again. */
async function goThrough(
  { tx, log, institutionId }: InInstitution,
  work: WorkOfOthers,
  one: StandIn,
): Promise<number> {
  let after = 0
  let done = 0
  let failed = 0
  for (;;) {
    const place = { userId: one.user_id, since: one.since, after, limit: AT_ONCE }
    const ids = await tx((db) => work.list(db, place))
    const gone = await eachInTurn(
      ids,
      (id) => tx((db) => work.show(db, id)),
      (err, id) =>
        log.error(
          { err, institution: institutionId, kind: work.kind, id, substitution: one.substitution_id },
          'documents could not be shown to, or taken from, a substitute',
        ),
    )
    done += gone.results.length
    failed += gone.failed
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) break
    after = last
  }
  if (failed === 0) await tx((db) => storeGoneThrough(db, work.kind, one))
  return done
}

/**
 * Lets substitutes see the documents of the work of those they stand in for, and no longer once it is over. What a
 * kill or a failure leaves undone, the next run does. Gives how many cases or documents were gone through.
 */
export async function followStandIns(inside: InInstitution, work: WorkOfOthers): Promise<number> {
  const at = inside.clock.now()
  const moved = await inside.tx((db) => moveStandIns(db, { kind: work.kind, today: localDate(at), at }))
  let done = 0
  for (const one of moved) done += await goThrough(inside, work, one)
  return done
}
