import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { batchOf, type Work } from '../record/in-whose-name.ts'
import { storeDepartments } from '../record/queries/assignment.ts'
import { type FollowingRow, listFollowing, nameDepartments } from '../record/queries/following.ts'
import type { StoredChange } from '../record/queries/life.ts'
import { storeMoves } from './change-status.ts'

/** Where the case of a document says that it stands. */
export type CaseSays = {
  /** undefined = the status stays as it is. */
  change?: StoredChange | undefined
  /** The department at work; null = none again, undefined = it stays as it is. */
  groupId?: number | null | undefined
  isReopening?: boolean
  reason?: string
}
/** What a case says of one document; `actor`: who is named in its trail, where it is not who changed the case. */
export type Following = CaseSays & { documentId: number; actor?: Actor; caseNumber?: string }
type Found = { one: Following; row: FollowingRow }

const isSame = (row: FollowingRow, { status, resume_status, pending_until }: StoredChange): boolean =>
  row.status === status && row.resume_status === resume_status && row.pending_until === pending_until

const whose = ({ actor, caseNumber }: Following) => ({
  ...(actor && { actor }),
  ...(caseNumber !== undefined && { caseNumber }),
})

async function followDepartments(work: Work, found: readonly Found[]): Promise<void> {
  const moved = found.flatMap(({ one, row }) =>
    one.groupId === undefined || one.groupId === row.group_id ? [] : [{ one, row, groupId: one.groupId }],
  )
  if (moved.length === 0) return
  const { db, actor, now } = work
  const names = await nameDepartments(
    db,
    moved.flatMap(({ groupId }) => groupId ?? []),
  )
  await storeDepartments(
    db,
    moved.map(({ row, groupId }) => ({ document: grant('document.assign', row, allowed), groupId })),
  )
  await writeAudits(
    db,
    { actor: auditActor(actor), at: now, action: 'document.assigned', subjectType: 'document' },
    moved.map(({ one, row, groupId }) => ({
      subjectId: row.id,
      before: { group: row.group_name ?? '' },
      after: {
        group: groupId === null ? '' : (names.get(groupId) ?? ''),
        ...batchOf({ ...work, ...whose(one) }),
      },
      ...(one.actor && { by: auditActor(one.actor) }),
    })),
  )
}

/**
 * Brings documents to where their cases say they stand. Whoever changed the cases was allowed to, so the documents
 * ask for no right of their own. They have to be locked.
 */
export async function followCases(work: Work, says: readonly Following[]): Promise<void> {
  if (says.length === 0) return
  const rows = await listFollowing(
    work.db,
    says.map(({ documentId }) => documentId),
  )
  const found = says.flatMap((one) => {
    const row = rows.get(one.documentId)
    return row ? [{ one, row }] : []
  })
  await followDepartments(work, found)
  await storeMoves(
    work,
    found.flatMap(({ one, row }) =>
      one.change === undefined || isSame(row, one.change)
        ? []
        : [
            {
              document: grant('document.change_status', row, allowed),
              isReopening: one.isReopening ?? false,
              from: row.status,
              change: one.change,
              reason: one.reason ?? '',
              ...whose(one),
            },
          ],
    ),
  )
}

/** The same with one document. */
export const followCase = (work: Work, documentId: number, says: CaseSays): Promise<void> =>
  followCases(work, [{ ...says, documentId }])
