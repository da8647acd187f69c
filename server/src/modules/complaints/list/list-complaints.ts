import { type ComplaintStatus, complaintStatuses } from '@hdoc/contract/complaints/complaint-status.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listActiveGroups } from '../decide/queries.ts'
import { presentListed } from '../record/present-listed.ts'
import { listActiveTypes } from '../types/queries.ts'
import { cellOf, joinNear } from './grid.ts'
import { countByStatus, countByType, listClusters, listComplaints, listMarked } from './queries.ts'

type Calls = typeof complaintCalls
const MEGABYTE = 1024 * 1024

export async function showList(ctx: StaffCtx, { list }: InputOf<Calls['list']>) {
  const { rows, total } = await listComplaints(ctx.db, list)
  return { data: rows.map(presentListed), meta: metaOf(list, total, rows.length) }
}

export async function showCounts(ctx: StaffCtx) {
  const counted = new Map((await countByStatus(ctx.db)).map(({ status, count }) => [status, count]))
  return {
    statuses: Object.fromEntries(
      complaintStatuses.map((status) => [status, counted.get(status) ?? 0]),
    ) as Record<ComplaintStatus, number>,
    types: await countByType(ctx.db, localDate(ctx.clock.now())),
  }
}

function statusesOf(asked: InputOf<Calls['map']>['query']['status']): readonly ComplaintStatus[] {
  if (asked === 'all') return complaintStatuses
  return asked === 'todo' ? ['open', 'in_progress'] : [asked]
}

/** Marks of a box of the map: single complaints, and where several lie close together one mark for them. */
export async function showMap(ctx: StaffCtx, { query }: InputOf<Calls['map']>) {
  const { south, west, north, east, zoom, status, type } = query
  const box = { south, west, north, east }
  const cell = cellOf(box, zoom)
  const found = await listClusters(ctx.db, {
    box,
    cell,
    statuses: statusesOf(status),
    typeId: type,
    today: localDate(ctx.clock.now()),
  })
  const clusters = joinNear(found, cell)
  const single = await listMarked(
    ctx.db,
    clusters.filter(({ count }) => count === 1).map(({ id }) => id),
  )
  const byId = new Map(single.map((row) => [row.id, row]))
  const marks = clusters.map(({ id, ...cluster }) => {
    const row = cluster.count === 1 ? byId.get(id) : undefined
    const one = row && {
      id,
      number: row.number,
      status: row.status,
      deadline_on: row.deadline_on,
      type: { id: row.type_id, name: row.type_name, icon: row.type_icon, color: row.type_color },
    }
    return { ...cluster, one: one ?? null }
  })
  return { marks, total: clusters.reduce((sum, { count }) => sum + count, 0) }
}

/** What the forms of staff offer: types that can be reported, departments that can get them. */
export async function showForm(ctx: StaffCtx) {
  const types = await listActiveTypes(ctx.db)
  return {
    types: types.map(({ id, name, icon, color, help, group_id }) => ({
      id,
      name,
      icon,
      color,
      help,
      group_id,
    })),
    groups: await listActiveGroups(ctx.db),
    max_file_mb: Math.floor(ctx.settings.limits.fileBytes / MEGABYTE),
  }
}
