import type { TenantDb } from '../../../platform/db/database.ts'
import { lockDocument } from '../../documents/index.ts'
import type { WorkOfOthers } from '../../people/index.ts'
import { letAskedSee } from '../record/store-steps.ts'
import { listDocumentsOf } from './queries.ts'

/** Writes anew who sees one document because of what is asked on it. */
async function showDocument(db: TenantDb, documentId: number): Promise<void> {
  await lockDocument(db, documentId)
  await letAskedSee({ db }, documentId)
}

/** Documents that somebody is asked to approve whose substitute answers meanwhile. */
export const workOfApprovals: WorkOfOthers = { kind: 'approvals', list: listDocumentsOf, show: showDocument }
