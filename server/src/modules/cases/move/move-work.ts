import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Work } from '../../documents/index.ts'
import { statusWhenGiven } from '../assign/give-work.ts'
import { shareMoved } from '../events/index.ts'
import { readCase } from '../record/load-case.ts'
import { addShare, type ShareRow } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { moveRequests } from '../requests/queries/move-requests.ts'
import { strongerRole } from '../rules/stronger-role.ts'
import { storeHandedOver, storeRole } from './queries.ts'

type Group = { id: number; name: string }
type Move = {
  caseId: number
  /** The document whose paper went over. */
  documentId: number
  from: Group
  to: Group
  /** null = anybody of the receiving group. */
  userId: number | null
  /** Of the transfer sheet. */
  sheet: string
}

const openOf = (shares: readonly ShareRow[], groupId: number): ShareRow | undefined =>
  shares.find(({ group_id, status }) => group_id === groupId && isOpenShare(status))

/**
 * Moves the work of a group in a case to the group that accepted the paper of its origin: the share of the one ends as
 * handed over, the other gets a new one with the same role. A share that the other has already stays, with the stronger
 * role. The paper of any other document of the case moves alone. The case and its documents have to be locked.
 */
export async function moveWork(work: Work, move: Move): Promise<void> {
  const { db, actor, now } = work
  const { from, to, userId } = move
  const file = await readCase(db, move.caseId, localDate(now))
  if (!file || file.row.status === 'closed' || file.row.origin_id !== move.documentId) return
  const share = openOf(file.shares, from.id)
  if (!share) return
  const row = grant('workcase.change', file.row, allowed)
  const there = openOf(file.shares, to.id)
  await storeHandedOver(db, grant('share.change', share, allowed), { at: now, by: actor.name })
  const role = there ? strongerRole(there.role, share.role) : share.role
  if (there && role !== there.role) await storeRole(db, grant('share.change', there, allowed), role)
  if (!there)
    await addShare(
      db,
      row,
      {
        group_id: to.id,
        user_id: userId,
        role,
        status: statusWhenGiven(work, row, { group_id: to.id, user_id: userId }),
        deadline_on: share.deadline_on,
        resolution: '',
      },
      { actor, at: now },
    )
  await moveRequests(db, { shareIds: [share.id], groupId: to.id })
  await traceCase(work, row.id, {
    action: 'workcase.moved',
    before: { department: from.name },
    after: { department: to.name, share: share.id, transfer: move.sheet },
  })
  await emit(
    db,
    shareMoved,
    { case_id: row.id, share_id: share.id, group_id: from.id, user_id: share.user_id, status: 'transferred' },
    now,
  )
  await settleCase(work, row)
}
