import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import type { z } from 'zod'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { isOpenToDepartment } from '../../documents/index.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import { listStandIns } from '../../people/index.ts'
import type { approvalEnded, approvalRevoked, approvalTurn } from '../events/index.ts'
import { findToldRequest, findToldStep, type ToldRequest } from './queries.ts'

const doneBy = ({ institution_id, id }: { institution_id: number; id: number }): Person => ({
  institutionId: institution_id,
  id,
})
const requesterOf = (told: ToldRequest): Person => ({
  institutionId: told.requested_by_institution_id,
  id: told.requested_by_id,
})

/** A request as a notice names it: what a restricted document is about stays in it. */
const commonOf = (told: ToldRequest, facts: EventFacts) => ({
  subject: { id: told.id, number: told.number, title: isOpenToDepartment(told) ? told.title : '' },
  cause: causeOf(facts),
  at: new Date(facts.createdAt),
})

/** People whose turn it is, and who stands in for them on the day of the cause. */
async function withStandIns(
  db: TenantDb,
  userIds: readonly number[],
  { createdAt }: EventFacts,
): Promise<Person[]> {
  const today = localDate(new Date(createdAt))
  const standIns = await listStandIns(db, { userIds, task: 'approvals', today })
  return [...userIds, ...standIns.values()].map((id) => ({ institutionId: db.institutionId, id }))
}

/** Tells the person whose turn has come to approve or to sign. */
export async function onApprovalTurn(
  db: TenantDb,
  { request_id, step_id, user_id, by }: z.output<typeof approvalTurn.payload>,
  facts: EventFacts,
): Promise<void> {
  const [told, step] = await Promise.all([findToldRequest(db, request_id), findToldStep(db, step_id)])
  // It may have been decided, revoked or given to another person meanwhile.
  if (!told || !step || !isOnTurn(step.status) || step.user_id !== user_id) return
  await tell(db, {
    ...commonOf(told, facts),
    text: step.task === 'sign' ? 'signature_wanted' : 'approval_wanted',
    values: { by: by.name },
    persons: await withStandIns(db, [user_id], facts),
  })
}

/** Tells who asked how it ended. */
export async function onApprovalEnded(
  db: TenantDb,
  { request_id, status, reason, by }: z.output<typeof approvalEnded.payload>,
  facts: EventFacts,
): Promise<void> {
  const told = await findToldRequest(db, request_id)
  if (!told) return
  const common = { ...commonOf(told, facts), persons: [requesterOf(told)], by: doneBy(by) }
  if (status === 'declined')
    await tell(db, { ...common, text: 'approval_declined', values: { by: by.name, reason } })
  else
    await tell(db, {
      ...common,
      text: status === 'signed' ? 'signatures_given' : 'approval_given',
      values: {},
    })
}

/** Tells who asked, and those whose turn it was, that it was revoked. */
export async function onApprovalRevoked(
  db: TenantDb,
  { request_id, user_ids, by }: z.output<typeof approvalRevoked.payload>,
  facts: EventFacts,
): Promise<void> {
  const told = await findToldRequest(db, request_id)
  if (!told) return
  const asked = await withStandIns(db, user_ids, facts)
  await tell(db, {
    ...commonOf(told, facts),
    text: 'approval_revoked',
    values: { by: by.name },
    persons: [...asked, requesterOf(told)],
    by: doneBy(by),
  })
}
