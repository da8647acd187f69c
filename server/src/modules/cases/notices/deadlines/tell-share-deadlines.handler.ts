import type { NoticeKey } from '@hdoc/contract/notifications/notice-texts.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../../platform/clock.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { type DeadlineStep, deadlineSteps, dueStep } from '../../../documents/index.ts'
import { countInEach } from '../../../institutions/index.ts'
import { type Person, tell } from '../../../notifications/index.ts'
import { findToldCase, type ToldCase } from '../queries.ts'
import { headsOf, subjectOf, withStandIn } from '../told-case.ts'
import { type After, type DueShare, forgetShareSteps, listDueShares, noteShareSteps } from './queries.ts'

const AT_ONCE = 200
/** Steps are forgotten that many days after their deadline. */
const KEPT_DAYS = 60

const texts = {
  7: 'share_7days',
  5: 'share_5days',
  3: 'share_3days',
  1: 'share_1day',
} as const satisfies Record<DeadlineStep, NoticeKey>

/**
 * Who has the work, or stands in for them; of what nobody of the group has, and on the last day, the heads of its group
 * too.
 */
async function personsOf(
  db: TenantDb,
  row: ToldCase,
  share: DueShare,
  { step, at }: { step: DeadlineStep; at: Date },
): Promise<Person[]> {
  const own = share.user_id === null ? [] : await withStandIn(db, [share.user_id], at)
  return step === 1 || !share.is_member ? [...own, ...(await headsOf(db, row, share.group_id))] : own
}

/** Tells of some shares in one transaction, so that a kill leaves none told of by half. */
async function tellSome(db: TenantDb, page: readonly DueShare[], at: Date): Promise<number> {
  const today = localDate(at)
  const due = page.flatMap((share) => {
    const { deadline_on, assigned_on, told } = share
    const step = dueStep({ deadlineOn: deadline_on, registeredOn: assigned_on, told }, today)
    return step === undefined ? [] : [{ ...share, step }]
  })
  const ids = due.length === 0 ? [] : await noteShareSteps(db, due, at)
  for (const share of due.filter(({ id }) => ids.includes(id))) {
    const row = await findToldCase(db, share.case_id)
    if (!row) continue
    const { step, deadline_on } = share
    await tell(db, {
      text: texts[step],
      values: { on: deadline_on },
      subject: subjectOf(row),
      cause: `share:${share.id}:${deadline_on}:${step}`,
      at,
      persons: await personsOf(db, row, share, { step, at }),
    })
  }
  return ids.length
}

async function tellInstitution({ database, clock }: JobServices, institution: number): Promise<number> {
  const at = clock.now()
  const today = localDate(at)
  const to = addDays(today, deadlineSteps[0])
  let told = 0
  let after: After = { on: today, id: 0 }
  for (;;) {
    const place = after
    const { page, count } = await database.inInstitution(institution, async (db) => {
      const page = await listDueShares(db, { from: today, to, after: place, most: AT_ONCE })
      return { page, count: await tellSome(db, page, at) }
    })
    told += count
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) break
    after = { on: last.deadline_on, id: last.id }
  }
  await database.inInstitution(institution, (db) => forgetShareSteps(db, addDays(today, -KEPT_DAYS)))
  return told
}

export async function handle(services: JobServices): Promise<void> {
  const told = await countInEach(
    services,
    'tell people of own deadlines of their shares that are near',
    (id) => tellInstitution(services, id),
  )
  if (told > 0) services.log.info({ shares: told }, 'people told of near deadlines of shares')
}
