import { type Decision, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** A department that is made inactive, or deleted; its row is locked. */
export type EndingGroup = { id: number; isDeleted: boolean }

/** Says why a department cannot end now. */
export type EndingVeto = (db: TenantDb, group: EndingGroup) => Promise<Decision>

export const endingVetoes = declareSlot<EndingVeto>('vetoes of the end of a department')

/** Throws the first veto. */
export async function checkEnding(
  db: TenantDb,
  group: EndingGroup,
  vetoes: readonly EndingVeto[],
): Promise<void> {
  for (const veto of vetoes) grant('user_group.end', group, await veto(db, group))
}
