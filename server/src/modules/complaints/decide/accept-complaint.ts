import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { addToCase, openCaseOf, settleCase } from '../../cases/index.ts'
import { type DocumentRow, findDocument, workOf } from '../../documents/index.ts'
import { allow, takeComplaints } from '../record/load-complaint.ts'
import { type ComplaintRow, listJoined } from '../record/queries/complaints.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'
import { type Department, findActiveGroup } from './queries.ts'

type Call = typeof complaintCalls.accept

/** The department that gets the case: the chosen one, else that of the type. */
async function departmentOf(
  ctx: StaffCtx,
  row: ComplaintRow,
  chosen: number | null,
): Promise<Department | null> {
  const id = chosen ?? row.type_group_id
  if (id === null) return null
  const group = await findActiveGroup(ctx.db, id)
  if (!group && chosen !== null)
    throw new AppError('VALIDATION', {}, { fields: { group_id: [{ key: 'reference' }] } })
  return group ?? null
}

/** The document of a complaint, which its right to be decided on shows to whoever decides. */
export async function documentOf(ctx: StaffCtx, { document_id }: ComplaintRow): Promise<DocumentRow> {
  const document =
    document_id === null ? undefined : await findDocument(ctx.db, { all: true }, ctx.actor, document_id)
  if (!document) throw new AppError('NOT_FOUND')
  return document
}

/** Opens the case of a complaint, and of those that are joined to it; the database then says that they are accepted. */
export async function openCaseFor(
  ctx: StaffCtx,
  row: ComplaintRow,
  {
    joined,
    department,
    resolution,
  }: { joined: readonly ComplaintRow[]; department: Department | null; resolution: string },
): Promise<string> {
  const work = workOf(ctx)
  const documents: DocumentRow[] = []
  for (const one of joined) if (one.status === 'open') documents.push(await documentOf(ctx, one))
  const opened = await openCaseOf(work, {
    document: await documentOf(ctx, row),
    title: '',
    shares: [],
    resolution,
    department,
    fixedNow: ctx.clock.fixed?.() ?? null,
  })
  for (const document of documents) await addToCase(work, opened, document, 'worked')
  if (documents.length > 0) await settleCase(work, opened)
  return opened.number
}

/**
 * Accepts a complaint: a case is opened for its document, and from now on the complaint stands where the case says. Who may
 * accept may give it to any department, because they choose who answers.
 */
export async function acceptComplaint(ctx: StaffCtx, { body }: InputOf<Call>) {
  const joinedIds = (await listJoined(ctx.db, body.id)).map(({ id }) => id)
  const [first, ...joined] = await takeComplaints(ctx, [body.id, ...joinedIds])
  if (!first) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: 'complaint', id: body.id, version: first.version, sent: body.version })
  const row = allow(ctx, first, 'accept')
  // One was joined to it, or taken apart, while the locks were waited for.
  if ((await listJoined(ctx.db, body.id)).map(({ id }) => id).join() !== joinedIds.join())
    throw new AppError('CONFLICT')
  const department = await departmentOf(ctx, row, body.group_id)
  const number = await openCaseFor(ctx, row, { joined, department, resolution: body.resolution })
  await traceComplaint(workOf(ctx), row.id, {
    action: 'complaint.accepted',
    before: { complaint_status: row.status },
    after: { complaint_status: 'in_progress', case: number, group: department?.name ?? '' },
  })
  return showChanged(ctx, row.id)
}
