import type { StaffCtx } from '../../../platform/http/context.ts'
import { findGroup, type GroupFacts } from '../record/queries/sheets.ts'

/** The department in whose name the caller works now; undefined = none. */
export async function findActiveGroup({ db, actor }: StaffCtx): Promise<GroupFacts | undefined> {
  return actor.groupId > 0 && actor.institutionId === db.institutionId
    ? findGroup(db, actor.groupId)
    : undefined
}
