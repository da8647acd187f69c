import { localDate } from '../../../../platform/clock.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { emit } from '../../../../platform/events/emit.ts'
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { program } from '../../../cases/index.ts'
import { countInEach } from '../../../institutions/index.ts'
import { completionLate } from '../../events/index.ts'
import { endRequests, listLate } from '../../record/queries/requests.ts'
import { lockSubmission, storeBack } from '../../record/queries/submissions.ts'
import { traceSubmission } from '../../record/trace.ts'

async function endOne(db: TenantDb, id: number, now: Date): Promise<void> {
  await lockSubmission(db, id)
  if (!(await endRequests(db, id))) return
  await storeBack(db, id, 'late')
  await traceSubmission({ db, actor: program, now }, id, {
    action: 'submission.late',
    before: { submission_status: 'completion' },
    after: { submission_status: 'waiting' },
  })
  await emit(db, completionLate, { submission_id: id }, now)
}

async function endAll({ database, clock, log }: JobServices, institution: number): Promise<number> {
  const now = clock.now()
  const inside = <T>(work: (db: TenantDb) => Promise<T>) => database.inInstitution(institution, work)
  const { results } = await eachInTurn(
    await inside((db) => listLate(db, localDate(now))),
    (id) => inside((db) => endOne(db, id, now)),
    (err, id) => log.error({ err, institution, submission: id }, 'a completion could not be ended'),
  )
  return results.length
}

export async function handle(services: JobServices): Promise<void> {
  const ended = await countInEach(services, 'end completions that did not come in time', (id) =>
    endAll(services, id),
  )
  if (ended > 0) services.log.info({ submissions: ended }, 'late completions ended')
}
