import type { DocumentView, documentViewCalls } from '@hdoc/contract/documents/list/document-views.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  deleteView,
  insertView,
  listViews,
  type OwnView,
  updateView,
  type ViewRow,
  type ViewValues,
} from './queries/views.ts'

const presentView = (row: ViewRow): DocumentView => ({
  id: row.id,
  name: row.name,
  address: row.address,
  group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
  by: row.owner_name,
  own: row.own,
})

async function getView(ctx: StaffCtx, id: number): Promise<ViewRow> {
  const [view] = await listViews(ctx.db, ctx.actor, id)
  if (!view) throw new AppError('NOT_FOUND')
  return view
}

/**
 * A view that the caller may change. The whole department uses a shared view; only the person who made it
 * changes it.
 */
async function getOwnView(ctx: StaffCtx, id: number): Promise<OwnView> {
  const view = await getView(ctx, id)
  return grant('document_view.change', view, view.own ? { ok: true } : { ok: false, code: 'VIEW_OF_ANOTHER' })
}

/** A view stays with the department it was shared with, also when its owner works in another one now. */
function valuesOf(
  ctx: StaffCtx,
  {
    name,
    address,
    shared,
  }: Pick<InputOf<typeof documentViewCalls.add>['body'], 'name' | 'address' | 'shared'>,
  before: number | null = null,
): ViewValues {
  const groupId = shared ? (before ?? ctx.actor.groupId) : null
  if (groupId === 0) throw new AppError('VALIDATION', {}, { fields: { shared: [{ key: 'no_group' }] } })
  return { name, address, groupId }
}

function record(
  ctx: StaffCtx,
  action: string,
  subjectId: number,
  fields: { before?: object; after?: object },
) {
  return recordAudit(ctx, {
    action,
    subjectType: 'document_view',
    subjectId,
    ...(fields.before && { before: { ...fields.before } }),
    ...(fields.after && { after: { ...fields.after } }),
  })
}

export const showViews = async (
  ctx: StaffCtx,
  { query }: InputOf<typeof documentViewCalls.list>,
): Promise<DocumentView[]> => (await listViews(ctx.db, ctx.actor, query.list)).map(presentView)

export async function addView(ctx: StaffCtx, { body }: InputOf<typeof documentViewCalls.add>) {
  const values = valuesOf(ctx, body)
  const id = await insertView(ctx.db, ctx.actor, body.list, values)
  await record(ctx, 'document_view.created', id, { after: { list: body.list, ...values } })
  return savedRow(ctx.language, presentView(await getView(ctx, id)))
}

export async function changeView(ctx: StaffCtx, { body }: InputOf<typeof documentViewCalls.update>) {
  const view = await getOwnView(ctx, body.id)
  const values = valuesOf(ctx, body, view.group_id)
  await updateView(ctx.db, view, values)
  const before: ViewValues = { name: view.name, address: view.address, groupId: view.group_id }
  await record(ctx, 'document_view.updated', view.id, { before, after: values })
  return savedRow(ctx.language, presentView(await getView(ctx, view.id)))
}

export async function removeView(ctx: StaffCtx, { params }: InputOf<typeof documentViewCalls.remove>) {
  const view = await getOwnView(ctx, params.id)
  await deleteView(ctx.db, view)
  await record(ctx, 'document_view.deleted', view.id, { before: { name: view.name, address: view.address } })
  return done(ctx.language)
}
