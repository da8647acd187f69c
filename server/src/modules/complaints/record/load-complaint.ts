import type { ComplaintAction } from '@hdoc/contract/complaints/complaint-rows.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { can } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { lockDocumentsInOrder, sees, viewerOfCall } from '../../documents/index.ts'
import { mayDo } from './policy.ts'
import {
  type ChangingComplaint,
  type ComplaintRow,
  findComplaint,
  listDocumentsOf,
  lockComplaints,
} from './queries/complaints.ts'

/** Whether the caller sees a complaint: by the right to see all of them, or because they see its document. */
async function seesComplaint(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'clock'> & StaffCtx,
  row: Pick<ComplaintRow, 'document_id'>,
): Promise<boolean> {
  if (can(ctx.actor, 'complaint.view')) return true
  return row.document_id !== null && (await sees(ctx.db, await viewerOfCall(ctx), row.document_id))
}

/** A complaint that the caller sees; else NOT_FOUND. */
export async function getVisibleComplaint(ctx: StaffCtx, id: number): Promise<ComplaintRow> {
  const row = await findComplaint(ctx.db, id)
  if (!row || !(await seesComplaint(ctx, row))) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Locks complaints with their documents and reads them as their last change left them: documents first, because what
 * changes a document changes its complaint in the same transaction.
 */
export async function takeComplaints(ctx: StaffCtx, ids: readonly number[]): Promise<ComplaintRow[]> {
  const documents = (await listDocumentsOf(ctx.db, ids)).map(({ document_id }) => document_id)
  if (documents.length > 0) await lockDocumentsInOrder(ctx.db, documents)
  await lockComplaints(ctx.db, ids)
  const rows: ComplaintRow[] = []
  for (const id of ids) {
    const row = await getVisibleComplaint(ctx, id)
    // It got its number while the locks were waited for: what follows would lock the document last.
    if (row.document_id !== null && !documents.includes(row.document_id)) throw new AppError('CONFLICT')
    rows.push(row)
  }
  return rows
}

type Wanted = { id: number; version?: number | undefined; action: ComplaintAction }

/** The proof that the caller may do something with a complaint; it is locked. */
export async function takeFor(ctx: StaffCtx, { id, version, action }: Wanted): Promise<ChangingComplaint> {
  const [row] = await takeComplaints(ctx, [id])
  if (!row) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: 'complaint', id, version: row.version, sent: version })
  return allow(ctx, row, action)
}

export const allow = (ctx: StaffCtx, row: ComplaintRow, action: ComplaintAction): ChangingComplaint =>
  grant('complaint.change', row, mayDo(ctx.actor, row, action, ctx.clock.now()))
