import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { storeCaseWorkers } from '../../documents/index.ts'
import { listCaseDocuments, listWorkers } from '../record/queries/case-documents.ts'
import { lockCases } from '../record/queries/cases.ts'
import { lockDocuments } from '../record/settle-case.ts'
import { listCasesOf, moveStandIns, type StandIn, storeGoneThrough } from './queries.ts'

const AT_ONCE = 100

/** Writes anew who sees the documents of one case, under its lock. */
async function showDocuments(db: TenantDb, caseId: number): Promise<void> {
  await lockCases(db, [caseId])
  const worked = (await listCaseDocuments(db, caseId)).filter(({ role }) => role !== 'connected')
  const ids = worked.map(({ document_id }) => document_id)
  await lockDocuments({ db }, ids)
  await storeCaseWorkers(db, await listWorkers(db, ids))
}

type Inside = Pick<JobContext, 'tx' | 'clock' | 'log' | 'institutionId'>

/** Goes through the cases of one substitution; while one of them fails, it stays to be gone through again. */
async function goThrough({ tx, log, institutionId }: Inside, one: StandIn): Promise<number> {
  let after = 0
  let done = 0
  let failed = 0
  for (;;) {
    const place = { userId: one.user_id, since: one.since, after, limit: AT_ONCE }
    const ids = await tx((db) => listCasesOf(db, place))
    const gone = await eachInTurn(
      ids,
      (id) => tx((db) => showDocuments(db, id)),
      (err, id) =>
        log.error(
          { err, institution: institutionId, case: id, substitution: one.substitution_id },
          'the documents of a case could not be shown to, or taken from, a substitute',
        ),
    )
    done += gone.results.length
    failed += gone.failed
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) break
    after = last
  }
  if (failed === 0) await tx((db) => storeGoneThrough(db, one))
  return done
}

/**
 * Lets substitutes see the documents of the open work of those they stand in for, and no longer once it is over. What
 * a kill or a failure leaves undone, the next run does. Gives how many cases were gone through.
 */
export async function followInstitution(inside: Inside): Promise<number> {
  const at = inside.clock.now()
  const moved = await inside.tx((db) => moveStandIns(db, { today: localDate(at), at }))
  let cases = 0
  for (const one of moved) cases += await goThrough(inside, one)
  return cases
}
