import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emitAll } from '../../../platform/events/emit.ts'
import type { Work } from '../../documents/index.ts'
import { statusWhenGiven } from '../assign/give-work.ts'
import { shareMoved } from '../events/index.ts'
import { type CaseRow, findCases } from '../record/queries/cases.ts'
import { listSharesOf, type ShareRow } from '../record/queries/shares.ts'
import { settleCases } from '../record/settle-case.ts'
import { moveRequests } from '../requests/queries/move-requests.ts'
import { strongerRole } from '../rules/stronger-role.ts'
import { addShares, storeHandedOver, storeRoles } from './queries.ts'

type Group = { id: number; name: string }
type Way = {
  from: Group
  to: Group
  /** null = anybody of the receiving group. */
  userId: number | null
  /** Of the transfer sheet. */
  sheet: string
}
/** A document whose paper went over, and the open case that works on it. */
export type Moved = { caseId: number; documentId: number }

/** A case whose work moves: the share of the one group, and the one that the other has already. */
type Moving = { found: CaseRow; share: ShareRow; there: ShareRow | undefined }

const openOf = (shares: readonly ShareRow[], groupId: number): ShareRow | undefined =>
  shares.find(({ group_id, status }) => group_id === groupId && isOpenShare(status))

/** The open cases of which the paper of the origin went over, and the sender has a share. */
async function listMoving({ db }: Work, moved: readonly Moved[], { from, to }: Way): Promise<Moving[]> {
  const ids = [...new Set(moved.map(({ caseId }) => caseId))]
  const papers = new Set(moved.map(({ documentId }) => documentId))
  const cases = await findCases(db, ids)
  const shares = Map.groupBy(await listSharesOf(db, ids), ({ case_id }) => case_id)
  return cases.flatMap((found) => {
    const own = shares.get(found.id) ?? []
    const share = openOf(own, from.id)
    return share && found.status !== 'closed' && papers.has(found.origin_id)
      ? [{ found, share, there: openOf(own, to.id) }]
      : []
  })
}

const change = (share: ShareRow) => grant('share.change', share, allowed)

async function storeMoved(work: Work, moving: readonly Moving[], { to, userId }: Way): Promise<void> {
  const { db, actor, now } = work
  await storeHandedOver(
    db,
    moving.map(({ share }) => change(share)),
    { at: now, by: actor.name },
  )
  await storeRoles(
    db,
    moving.flatMap(({ share, there }) => {
      const role = there && strongerRole(there.role, share.role)
      return there && role && role !== there.role ? [{ share: change(there), role }] : []
    }),
  )
  const given = { group_id: to.id, user_id: userId }
  await addShares(
    db,
    moving
      .filter(({ there }) => there === undefined)
      .map(({ found, share }) => ({
        row: grant('workcase.change', found, allowed),
        share: {
          ...given,
          role: share.role,
          status: statusWhenGiven(work, found, given),
          deadline_on: share.deadline_on,
          resolution: '',
        },
      })),
    { actor, at: now },
  )
  await moveRequests(db, { shareIds: moving.map(({ share }) => share.id), groupId: to.id })
}

/**
 * Moves the work of a group to the group that accepted the papers of the origins of its cases: the share of the one ends
 * as handed over, the other gets a new one with the same role. A share that the other has already stays, with the
 * stronger role. The paper of any other document of a case moves alone. The cases and their documents have to be locked.
 */
export async function moveWork(work: Work, moved: readonly Moved[], way: Way): Promise<void> {
  if (moved.length === 0) return
  const moving = await listMoving(work, moved, way)
  if (moving.length === 0) return
  const { db, actor, now } = work
  await storeMoved(work, moving, way)
  await writeAudits(
    db,
    { actor: auditActor(actor), at: now, action: 'workcase.moved', subjectType: 'workcase' },
    moving.map(({ found, share }) => ({
      subjectId: found.id,
      before: { department: way.from.name },
      after: { department: way.to.name, share: share.id, transfer: way.sheet },
    })),
  )
  await emitAll(
    db,
    shareMoved,
    moving.map(({ found, share }) => ({
      ...{ case_id: found.id, share_id: share.id },
      ...{ group_id: way.from.id, user_id: share.user_id, status: 'transferred' },
    })),
    now,
  )
  await settleCases(
    work,
    moving.map(({ found }) => found),
  )
}
