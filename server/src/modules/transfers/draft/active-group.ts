import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { findUnusedGroup } from '../record/queries/of-group.ts'
import { findGroup, type GroupFacts } from '../record/queries/sheets.ts'

/** The department in whose name the caller works now; undefined = none. */
export async function findActiveGroup({ db, actor }: StaffCtx): Promise<GroupFacts | undefined> {
  return actor.groupId > 0 && actor.institutionId === db.institutionId
    ? findGroup(db, actor.groupId)
    : undefined
}

export type Preparing = { group: GroupFacts; isUnused: boolean }

/**
 * The department in whose name papers are handed over: the caller's active one; undefined = none. Administrators may
 * name one that is no longer in use, because nobody else can bring its papers to where they are worked on.
 */
export async function findPreparing(
  ctx: StaffCtx,
  groupId: number | null | undefined,
): Promise<Preparing | undefined> {
  const active = await findActiveGroup(ctx)
  if (groupId === null || groupId === undefined || groupId === active?.id)
    return active && { group: active, isUnused: false }
  const unused = ctx.actor.isAdmin ? await findUnusedGroup(ctx.db, groupId) : undefined
  if (unused) return { group: unused, isUnused: true }
  throw new AppError('VALIDATION', {}, { fields: { from_group_id: [{ key: 'reference' }] } })
}
