import { SAME_DAYS } from '@hdoc/contract/complaints/complaint-filing.ts'
import { type Complaint, complaintActions } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { boxAround, metresBetween } from '@hdoc/contract/complaints/place.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { mayAll } from '../../cases/index.ts'
import { sees, viewerOfCall } from '../../documents/index.ts'
import { presentAnswers } from '../../online-forms/index.ts'
import { getVisibleComplaint } from './load-complaint.ts'
import { mayDo } from './policy.ts'
import { presentListed } from './present-listed.ts'
import { findCaseOf } from './queries/case-of-complaint.ts'
import { type ComplaintRow, listJoined } from './queries/complaints.ts'
import { listComments, listInBox, listPhotos } from './queries/details.ts'

/** Others of its type within so many metres are shown beside a complaint. */
const NEAR_METRES = 100
const DAY_MS = 86_400_000

async function nearOf(ctx: StaffCtx, { id, type_id, lat, lng, confirmed_at }: ComplaintRow) {
  if (lat === null || lng === null) return []
  const here = { lat, lng }
  const since = new Date(new Date(confirmed_at).getTime() - SAME_DAYS * DAY_MS)
  const box = boxAround(here, NEAR_METRES)
  const rows = await listInBox(ctx.db, { typeId: type_id, box, since, but: id })
  return rows
    .map((row) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      metres: Math.round(metresBetween(here, row)),
      confirmed_at: row.confirmed_at,
    }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, 10)
}

const rightsOf = (ctx: StaffCtx, row: ComplaintRow): Pick<Complaint, 'can' | 'cannot'> =>
  mayAll(complaintActions, ctx.language, (action) => mayDo(ctx.actor, row, action, ctx.clock.now()))

/** The document is named to who may open it; the case too, because it is seen by who sees its document. */
async function documentOfRow(
  ctx: StaffCtx,
  row: ComplaintRow,
): Promise<Pick<Complaint, 'document' | 'workcase'>> {
  const { document_id, number, register_name } = row
  if (document_id === null || !(await sees(ctx.db, await viewerOfCall(ctx), document_id)))
    return { document: null, workcase: null }
  const found = await findCaseOf(ctx.db, document_id)
  return {
    document: { id: document_id, number, register: register_name ?? '' },
    workcase: found ? { id: found.id, number: found.number, who: found.who } : null,
  }
}

export async function presentComplaint(ctx: StaffCtx, row: ComplaintRow): Promise<Complaint> {
  const photos = await listPhotos(ctx.db, row.id)
  return {
    ...presentListed(row),
    locality: row.locality,
    street: row.street,
    street_number: row.street_number,
    name: row.name,
    email: row.email,
    phone: row.phone,
    added_by: row.added_by_name,
    form: await presentAnswers(ctx.db, ctx.settings, row.answers_id, {
      language: ctx.language,
      files: new Map(),
    }),
    fault: row.fault,
    ...(await documentOfRow(ctx, row)),
    accepted_at: row.accepted_at,
    accepted_by: row.accepted_by_name,
    ended_at: row.ended_at,
    answer: row.answer,
    authority: row.authority,
    joined_to:
      row.joined_to_id === null ? null : { id: row.joined_to_id, number: row.joined_to_number ?? '' },
    joined: (await listJoined(ctx.db, row.id)).map(({ id, number }) => ({ id, number })),
    near: await nearOf(ctx, row),
    comments: await listComments(ctx.db, row.id),
    files: photos.map(({ id, name, mime, size, regions, shown_at, shown_by }) => ({
      id,
      name,
      mime,
      size,
      shown: shown_at === null ? null : { regions: regions ?? [], at: shown_at, by: shown_by ?? '' },
    })),
    answers: row.type_answers,
    usual_authority: row.type_authority,
    version: row.version,
    ...rightsOf(ctx, row),
  }
}

export async function showComplaint(ctx: StaffCtx, { params }: InputOf<typeof complaintCalls.get>) {
  return presentComplaint(ctx, await getVisibleComplaint(ctx, params.id))
}

/** The complaint as the change left it. */
export async function showChanged(ctx: StaffCtx, id: number) {
  return savedRow(ctx.language, await presentComplaint(ctx, await getVisibleComplaint(ctx, id)))
}

export async function showActivity(ctx: StaffCtx, { params }: InputOf<typeof complaintCalls.activity>) {
  const { id } = await getVisibleComplaint(ctx, params.id)
  return tellActivity(await listSubjectActivity(ctx.db, 'complaint', id))
}
