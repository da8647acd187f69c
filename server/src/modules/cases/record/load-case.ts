import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { sees, viewerOfCall, type Work } from '../../documents/index.ts'
import { stoodForBy } from '../../people/index.ts'
import type { CaseState } from '../rules/case-policy.ts'
import { shownShare } from '../rules/derive-case.ts'
import type { Worker } from '../rules/worker.ts'
import { type CaseDocumentRow, listCaseDocuments, lockDocumentsOf } from './queries/case-documents.ts'
import { type CaseRow, findCase, lockCases } from './queries/cases.ts'
import { listHeaded } from './queries/people.ts'
import { findCaseOfShare, listShares, type ShareRow } from './queries/shares.ts'

/** A case with all that belongs to it; shares show the status that they have today. */
export type CaseFile = {
  row: CaseRow
  shares: readonly ShareRow[]
  documents: readonly CaseDocumentRow[]
}

export const stateOf = ({ row, shares }: CaseFile): Omit<CaseState, 'shares'> & Pick<CaseFile, 'shares'> => ({
  isClosed: row.status === 'closed',
  awaitsData: row.awaits_data,
  shares,
})

/** A case as it is, whoever asks. */
export async function readCase(db: TenantDb, id: number, today: string): Promise<CaseFile | undefined> {
  const [row, shares, documents] = await Promise.all([
    findCase(db, id),
    listShares(db, id),
    listCaseDocuments(db, id),
  ])
  return (
    row && {
      row,
      shares: shares.map((share) => ({ ...share, status: shownShare(share, today) })),
      documents,
    }
  )
}

/** A case that the caller sees, because they see the document it began with; else NOT_FOUND. */
export async function getVisibleCase(ctx: StaffCtx, id: number): Promise<CaseFile> {
  const [file, viewer] = await Promise.all([
    readCase(ctx.db, id, localDate(ctx.clock.now())),
    viewerOfCall(ctx),
  ])
  if (!file || !(await sees(ctx.db, viewer, file.row.origin_id))) throw new AppError('NOT_FOUND')
  return file
}

/** Who acts on cases now: the groups they head, and those they stand in for today. */
export async function workerAt({ db, actor, now }: Pick<Work, 'db' | 'actor' | 'now'>): Promise<Worker> {
  const [heads, standsFor] = await Promise.all([
    listHeaded(db, actor),
    stoodForBy(db, { actor, task: 'cases', today: localDate(now) }),
  ])
  return { actor, heads, standsFor: standsFor.map(({ id }) => id) }
}

export const workerOf = (ctx: Pick<StaffCtx, 'db' | 'actor' | 'clock'>): Promise<Worker> =>
  workerAt({ ...ctx, now: ctx.clock.now() })

/** Reads a case in the round trip of its locks, as its last change left it, and checks the version that the caller saw. */
async function readLocked(
  ctx: StaffCtx,
  id: number,
  version: number | undefined,
  locks: readonly Promise<unknown>[],
): Promise<CaseFile> {
  const [file] = await Promise.all([getVisibleCase(ctx, id), ...locks])
  await checkVersion(ctx.db, { type: 'workcase', id, version: file.row.version, sent: version })
  return file
}

/** Locks a case, then reads it. */
export const takeCase = (ctx: StaffCtx, id: number, version: number | undefined): Promise<CaseFile> =>
  readLocked(ctx, id, version, [lockCases(ctx.db, [id])])

/** The same with all its documents locked too. */
export const takeWholeCase = (ctx: StaffCtx, id: number, version: number | undefined): Promise<CaseFile> =>
  readLocked(ctx, id, version, [lockCases(ctx.db, [id]), lockDocumentsOf(ctx.db, id)])

/** The same of the case of a share. */
export async function takeShare(
  ctx: StaffCtx,
  shareId: number,
  version: number | undefined,
): Promise<{ file: CaseFile; share: ShareRow }> {
  const caseId = await findCaseOfShare(ctx.db, shareId)
  if (caseId === undefined) throw new AppError('NOT_FOUND')
  const file = await takeCase(ctx, caseId, version)
  const share = file.shares.find(({ id }) => id === shareId)
  if (!share) throw new AppError('NOT_FOUND')
  return { file, share }
}
