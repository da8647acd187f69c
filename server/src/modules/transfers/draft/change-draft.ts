import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall, workOf } from '../../documents/index.ts'
import { type SheetFile, takeSheet } from '../record/load-sheet.ts'
import { listPapers, type PaperRow } from '../record/queries/papers.ts'
import { type ChangingSheet, findSheet, type GroupFacts } from '../record/queries/sheets.ts'
import { showChangedSheet } from '../record/show-sheet.ts'
import { traceSheet } from '../record/trace-sheet.ts'
import { hasRoom } from '../rules/block-rules.ts'
import { mayWithSheet } from '../rules/sheet-policy.ts'
import { findPreparing } from './active-group.ts'
import { checkReceiver, type Receiver } from './check-receiver.ts'
import { addDraft, addRows, removeRows, storeReceiver } from './queries.ts'
import { traceAdded, traceReceiver, traceTakenOff } from './trace-draft.ts'

/** Whether a department may put a document on a sheet: its people see it, or it has the paper. */
export const mayPut = ({ seen, on_paper, holder_group_id }: PaperRow, groupId: number): boolean =>
  seen || (on_paper && holder_group_id === groupId)

/** The documents that may be put on a draft; one that does not exist for the caller refuses all of them. */
async function checkDocuments(ctx: StaffCtx, groupId: number, ids: readonly number[]): Promise<PaperRow[]> {
  const wanted = [...new Set(ids)]
  const papers = await listPapers(ctx.db, await viewerOfCall(ctx), wanted)
  const known = new Map(papers.map((paper) => [paper.document_id, paper]))
  return wanted.map((id) => {
    const paper = known.get(id)
    if (paper && mayPut(paper, groupId)) return paper
    throw new AppError('VALIDATION', {}, { fields: { document_ids: [{ key: 'reference' }] } })
  })
}

const idsOf = (papers: readonly PaperRow[]): number[] => papers.map(({ document_id }) => document_id)

/** Puts documents on a draft that are not on it; throws when it has no room for them. */
export async function putRows(
  ctx: StaffCtx,
  file: SheetFile & { draft: ChangingSheet },
  papers: readonly PaperRow[],
): Promise<void> {
  grant('transfer.change', file.draft, hasRoom(file.rows.length, papers.length))
  const work = workOf(ctx)
  await addRows(ctx.db, file.draft, idsOf(papers), work.now)
  await traceAdded(work, file, papers)
}

/** A draft that the caller may change, locked. */
async function takeDraft(
  ctx: StaffCtx,
  id: number,
  version?: number,
): Promise<SheetFile & { draft: ChangingSheet }> {
  const file = await takeSheet(ctx, id, version)
  const draft = grant('transfer.change', file.sheet, mayWithSheet(ctx.actor, file.state, 'update'))
  return { ...file, draft }
}

type Beginning = { from: GroupFacts; receiver: Receiver; to: string; documentIds: readonly number[] }

/** Begins a draft with documents that may be put on it; answers its id. */
export async function beginDraft(
  ctx: StaffCtx,
  { from, receiver, to, documentIds }: Beginning,
): Promise<number> {
  const work = workOf(ctx)
  const { to_group_id, to_user_id } = receiver
  const id = await addDraft(ctx.db, {
    ...{ from_group_id: from.id, to_group_id, to_user_id },
    ...{ actor: ctx.actor, at: work.now },
  })
  const sheet = await findSheet(ctx.db, id)
  if (!sheet) throw new AppError('NOT_FOUND')
  await addRows(ctx.db, grant('transfer.change', sheet, allowed), documentIds, work.now)
  await traceSheet(work, id, {
    action: 'transfer.drafted',
    after: { from: from.name, to, count: documentIds.length },
  })
  return id
}

/** Begins a draft in the name of the caller’s active department, or of the one that an administrator names. */
export async function makeDraft(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.add>) {
  const from = (await findPreparing(ctx, body.from_group_id))?.group
  const to = await checkReceiver(ctx.db, from?.id ?? 0, body)
  const papers = await checkDocuments(ctx, from?.id ?? 0, body.document_ids)
  if (!from) throw new AppError('NO_ACTIVE_GROUP')
  return showChangedSheet(
    ctx,
    await beginDraft(ctx, { from, receiver: body, to: to?.name ?? '', documentIds: idsOf(papers) }),
  )
}

/** Chooses another receiver. A person belongs to a department: with another one, anybody of it receives. */
export async function changeReceiver(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.update>) {
  const { draft } = await takeDraft(ctx, body.id, body.version)
  const { values } = body
  const to_group_id = values.to_group_id === undefined ? draft.to_group_id : values.to_group_id
  const keeps = to_group_id === draft.to_group_id ? draft.to_user_id : null
  const receiver = { to_group_id, to_user_id: values.to_user_id === undefined ? keeps : values.to_user_id }
  await checkReceiver(ctx.db, draft.from_group_id, receiver)
  await storeReceiver(ctx.db, draft, receiver)
  const after = await findSheet(ctx.db, draft.id)
  if (after) await traceReceiver(workOf(ctx), draft.id, draft, after)
  return showChangedSheet(ctx, draft.id)
}

/** Puts documents on a draft. What cannot be handed over stays on it with its reason, and is left behind at sending. */
export async function putOnDraft(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.addRows>) {
  const file = await takeDraft(ctx, body.id, body.version)
  const papers = await checkDocuments(ctx, file.draft.from_group_id, body.document_ids)
  const there = new Set(file.rows.map(({ document_id }) => document_id))
  const added = papers.filter(({ document_id }) => !there.has(document_id))
  if (added.length > 0) await putRows(ctx, file, added)
  return showChangedSheet(ctx, file.draft.id)
}

export async function takeOffDraft(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.removeRows>) {
  const file = await takeDraft(ctx, body.id, body.version)
  const { draft, rows } = file
  if (body.row_ids.some((id) => !rows.some((row) => row.id === id)))
    throw new AppError('VALIDATION', {}, { fields: { row_ids: [{ key: 'reference' }] } })
  await removeRows(ctx.db, draft, body.row_ids)
  await traceTakenOff(
    workOf(ctx),
    file,
    rows.filter(({ id }) => body.row_ids.includes(id)),
  )
  return showChangedSheet(ctx, draft.id)
}
