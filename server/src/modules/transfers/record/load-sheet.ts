import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type LockedCases, listHeld, lockCasesOf } from '../../cases/index.ts'
import { lockDocumentsInOrder, viewerOfCall } from '../../documents/index.ts'
import { listHeads } from '../../people/index.ts'
import { type SheetState, seesSheet } from '../rules/sheet-policy.ts'
import { listRowDocuments, listRows, type MeantRows, type RowRow } from './queries/rows.ts'
import { findSheet, lockSheet, type SheetRow } from './queries/sheets.ts'

/** A sheet with its documents. */
export type SheetFile = { sheet: SheetRow; rows: readonly RowRow[]; state: SheetState }

/** What the policy looks at. Heads are asked for only where a sheet is for one person. */
async function stateOf({ db }: Pick<StaffCtx, 'db'>, sheet: SheetRow): Promise<SheetState> {
  const { to_group_id: to, to_user_id } = sheet
  const heads = to === null || to_user_id === null ? [] : ((await listHeads(db, [to])).get(to) ?? [])
  return { ...sheet, answered: sheet.accepted + sheet.refused, heads }
}

/** A sheet as it is, whoever asks. */
export async function readSheet(ctx: StaffCtx, id: number): Promise<SheetFile | undefined> {
  const sheet = await findSheet(ctx.db, id)
  if (!sheet) return undefined
  const rows = await listRows(ctx.db, await viewerOfCall(ctx), id)
  return { sheet, rows, state: await stateOf(ctx, sheet) }
}

/** A sheet of one of the caller’s departments, else NOT_FOUND: what is invisible does not exist. */
export async function getVisibleSheet(ctx: StaffCtx, id: number): Promise<SheetFile> {
  const file = await readSheet(ctx, id)
  if (!file || !seesSheet(ctx.actor, file.sheet)) throw new AppError('NOT_FOUND')
  return file
}

/** Of such a sheet those documents that are meant; the others are not read. */
export async function listVisibleRows(
  ctx: StaffCtx,
  sheetId: number,
  meant: MeantRows,
): Promise<readonly RowRow[]> {
  const sheet = await findSheet(ctx.db, sheetId)
  if (!sheet || !seesSheet(ctx.actor, sheet)) throw new AppError('NOT_FOUND')
  return listRows(ctx.db, await viewerOfCall(ctx), sheetId, meant)
}

/** A sheet that was read, after one more document was put on it. */
export async function withDocument(ctx: StaffCtx, file: SheetFile, documentId: number): Promise<SheetFile> {
  const added = await listRows(ctx.db, await viewerOfCall(ctx), file.sheet.id, { documentId })
  const sheet = (await findSheet(ctx.db, file.sheet.id)) ?? file.sheet
  return { sheet, rows: [...file.rows, ...added], state: file.state }
}

/** Locks a sheet, then reads it as its last change left it, and checks the version that the caller saw. */
export async function takeSheet(ctx: StaffCtx, id: number, version: number | undefined): Promise<SheetFile> {
  await lockSheet(ctx.db, id)
  const file = await getVisibleSheet(ctx, id)
  await checkVersion(ctx.db, { type: 'transfer', id, version: file.sheet.version, sent: version })
  return file
}

/** Whether every case that works on a document now was locked before the documents were; one may have closed since. */
const wereLocked = (now: LockedCases, before: LockedCases): boolean =>
  [...now].every(([documentId, caseId]) => before.get(documentId) === caseId)

/**
 * The same with everything that moves with it, in the order in which everybody locks: the open cases of its documents,
 * the documents, the sheet. Throws SHEET_CHANGED when another document, or a case, came in between.
 */
export async function takeSheetWithPapers(
  ctx: StaffCtx,
  id: number,
  version: number | undefined,
): Promise<SheetFile & { cases: LockedCases }> {
  const { db } = ctx
  const documentIds = await listRowDocuments(db, id)
  const before = await lockCasesOf(db, documentIds)
  // What a case works on besides moves with it when it is settled, so all are locked in one order.
  const held = await listHeld(db, [...new Set(before.values())])
  await lockDocumentsInOrder(db, [...documentIds, ...held])
  const cases = await lockCasesOf(db, documentIds)
  if (!wereLocked(cases, before)) throw new AppError('SHEET_CHANGED')
  const file = await takeSheet(ctx, id, version)
  if (file.rows.some(({ document_id }) => !documentIds.includes(document_id)))
    throw new AppError('SHEET_CHANGED')
  return { ...file, cases }
}
