import { type ComplaintStatus, complaintStatuses } from '@hdoc/contract/complaints/complaint-status.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listActiveGroups } from '../decide/queries.ts'
import { presentListed } from '../record/present-listed.ts'
import { listActiveTypes } from '../types/queries.ts'
import { cellOf, joinNear } from './grid.ts'
import {
  type CountedComplaints,
  countByStatusAndType,
  listClusters,
  listComplaints,
  listMarked,
  listNamedTypes,
} from './queries.ts'

type Calls = typeof complaintCalls
const MEGABYTE = 1024 * 1024

export async function showList(ctx: StaffCtx, { list }: InputOf<Calls['list']>) {
  const { rows, total } = await listComplaints(ctx.db, list)
  return { data: rows.map(presentListed), meta: metaOf(list, total, rows.length) }
}

/** Complaints of each status, and of each type with work left how many are open and late: the latest first. */
export async function showCounts(ctx: StaffCtx) {
  const [counted, types] = await Promise.all([
    countByStatusAndType(ctx.db, localDate(ctx.clock.now())),
    listNamedTypes(ctx.db),
  ])
  const sum = (rows: readonly CountedComplaints[], what: 'count' | 'late') =>
    rows.reduce((total, row) => total + row[what], 0)
  const worked = counted.filter(({ status }) => status === 'open' || status === 'in_progress')
  const ofTypes = types.map((type) => {
    const own = worked.filter(({ type_id }) => type_id === type.id)
    return { ...type, open: sum(own, 'count'), overdue: sum(own, 'late') }
  })
  return {
    statuses: Object.fromEntries(
      complaintStatuses.map((one) => [
        one,
        sum(
          counted.filter(({ status }) => status === one),
          'count',
        ),
      ]),
    ) as Record<ComplaintStatus, number>,
    types: ofTypes.filter(({ open }) => open > 0).sort((a, b) => b.overdue - a.overdue || b.open - a.open),
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
    types: types.map(({ id, name, icon, color, help, group_id, fills }) => ({
      id,
      name,
      icon,
      color,
      help,
      group_id,
      fills,
    })),
    groups: await listActiveGroups(ctx.db),
    max_file_mb: Math.floor(ctx.settings.limits.fileBytes / MEGABYTE),
  }
}
