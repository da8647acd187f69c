import type { TenantDb } from '../../../platform/db/database.ts'
import { storeCaseWorkers } from '../../documents/index.ts'
import type { WorkOfOthers } from '../../people/index.ts'
import { listCaseDocuments, listWorkers } from '../record/queries/case-documents.ts'
import { lockCases } from '../record/queries/cases.ts'
import { lockDocuments } from '../record/settle-case.ts'
import { listCasesOf } from './queries.ts'

/** Writes anew who sees the documents of one case, under its lock. */
async function showDocuments(db: TenantDb, caseId: number): Promise<void> {
  await lockCases(db, [caseId])
  const worked = (await listCaseDocuments(db, caseId)).filter(({ role }) => role !== 'connected')
  const ids = worked.map(({ document_id }) => document_id)
  await lockDocuments({ db }, ids)
  await storeCaseWorkers(db, await listWorkers(db, ids))
}

/** Cases in which somebody works whose substitute does that work meanwhile. */
export const workOfCases: WorkOfOthers = { kind: 'cases', list: listCasesOf, show: showDocuments }
