import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import { sees, type Viewer, type Work } from '../../documents/index.ts'
import { type CaseFile, readCase } from '../record/load-case.ts'
import { lockDocumentsOf } from '../record/queries/case-documents.ts'
import { lockCases } from '../record/queries/cases.ts'
import { findCaseOfShare, type ShareRow } from '../record/queries/shares.ts'

type Taken = CaseFile & { share: ShareRow }

/** A share of a batch, with the version of its case that the batch knows. */
export type Item = { shareId: number; version: number | undefined }

/** Locks the case of a share, `isWhole` with its documents, and reads it, unless somebody changed it since `version`. */
export async function takeUnchanged(
  work: Pick<Work, 'db' | 'now'>,
  viewer: Viewer,
  { shareId, version }: Item,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Taken> {
  const { db, now } = work
  const caseId = await findCaseOfShare(db, shareId)
  if (caseId === undefined) throw new AppError('NOT_FOUND')
  await lockCases(db, [caseId])
  if (isWhole) await lockDocumentsOf(db, caseId)
  const file = await readCase(db, caseId, localDate(now))
  if (!file || !(await sees(db, viewer, file.row.origin_id))) throw new AppError('NOT_FOUND')
  const share = file.shares.find(({ id }) => id === shareId)
  if (!share) throw new AppError('NOT_FOUND')
  await checkVersion(db, { type: 'workcase', id: caseId, version: file.row.version, sent: version })
  return { ...file, share }
}
