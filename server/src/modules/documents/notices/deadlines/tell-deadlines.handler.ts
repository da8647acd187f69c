import type { NoticeKey } from '@hdoc/contract/notifications/notice-texts.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../../platform/clock.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { countInEach } from '../../../institutions/index.ts'
import { tell } from '../../../notifications/index.ts'
import { listHeads } from '../../../people/index.ts'
import { namedOnEach } from '../../record/queries/assignment.ts'
import { type CaseWorker, listCaseWorkers, listToldDocuments, type ToldDocument } from '../queries.ts'
import { isOpenToDepartment, ownPeople, subjectOf } from '../told-document.ts'
import { type DeadlineStep, deadlineSteps, dueStep } from './due-step.ts'
import { type After, type DueDocument, forgetSteps, listDue, noteSteps } from './queries.ts'

const AT_ONCE = 200
/** Steps are forgotten that many days after their deadline. */
const KEPT_DAYS = 60

const texts = {
  7: 'deadline_7days',
  5: 'deadline_5days',
  3: 'deadline_3days',
  1: 'deadline_1day',
} as const satisfies Record<DeadlineStep, NoticeKey>

/** Who is told of the documents of a page. */
type Concerned = {
  named: ReadonlyMap<number, readonly { id: number }[]>
  workers: readonly CaseWorker[]
  heads: ReadonlyMap<number, readonly number[]>
}

/**
 * The people named on the document and those who have work in its case; on the last day, and where there is nobody, the
 * heads of the departments at work too. Of a share that nobody of its group has, the heads at each step.
 */
function peopleOf(
  document: ToldDocument,
  step: DeadlineStep,
  { named, workers, heads }: Concerned,
): number[] {
  const own = workers.filter(({ document_id }) => document_id === document.id)
  const doing = [
    ...(named.get(document.id) ?? []).map(({ id }) => id),
    ...own.flatMap(({ user_id }) => user_id ?? []),
  ]
  if (!isOpenToDepartment(document)) return doing
  const isForAll = step === 1 || doing.length === 0
  const led = isForAll ? [document, ...own] : own.filter(({ user_id }) => user_id === null)
  return [...doing, ...led.flatMap(({ group_id }) => heads.get(group_id ?? 0) ?? [])]
}

/** Tells of some documents in one transaction, so that a kill leaves none told of by half. */
async function tellSome(
  db: TenantDb,
  page: readonly DueDocument[],
  today: string,
  now: Date,
): Promise<number> {
  const due = page.flatMap((one) => {
    const step = dueStep(
      { deadlineOn: one.deadline_on, registeredOn: one.registered_on, told: one.told },
      today,
    )
    return step === undefined ? [] : [{ id: one.id, deadline_on: one.deadline_on, step }]
  })
  const ids = due.length === 0 ? [] : await noteSteps(db, due, now)
  if (ids.length === 0) return 0
  const [documents, named, workers] = await Promise.all([
    listToldDocuments(db, ids),
    namedOnEach(db, ids),
    listCaseWorkers(db, ids),
  ])
  const groupIds = [...documents, ...workers].flatMap(({ group_id }) => group_id ?? [])
  const concerned = { named, workers, heads: await listHeads(db, [...new Set(groupIds)]) }
  for (const document of documents) {
    const found = due.find(({ id }) => id === document.id)
    if (!found) continue
    const { step, deadline_on } = found
    await tell(db, {
      text: texts[step],
      values: { on: deadline_on },
      subject: subjectOf(document),
      cause: `deadline:${document.id}:${deadline_on}:${step}`,
      at: now,
      persons: ownPeople(db, peopleOf(document, step, concerned)),
    })
  }
  return ids.length
}

async function tellInstitution(
  { database, clock }: Pick<JobServices, 'database' | 'clock'>,
  institution: number,
): Promise<number> {
  const now = clock.now()
  const today = localDate(now)
  const to = addDays(today, deadlineSteps[0])
  let told = 0
  let after: After = { on: today, id: 0 }
  for (;;) {
    const place = after
    const { page, count } = await database.inInstitution(institution, async (db) => {
      const page = await listDue(db, { from: today, to, after: place, most: AT_ONCE })
      return { page, count: await tellSome(db, page, today, now) }
    })
    told += count
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) break
    after = { on: last.deadline_on, id: last.id }
  }
  await database.inInstitution(institution, (db) => forgetSteps(db, addDays(today, -KEPT_DAYS)))
  return told
}

export async function handle(services: JobServices): Promise<void> {
  const told = await countInEach(services, 'tell people of deadlines that are near', (id) =>
    tellInstitution(services, id),
  )
  services.log.info({ documents: told }, 'people told of near deadlines')
}
