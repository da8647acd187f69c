import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  type CalendarUnit,
  type Comparison,
  comparedPeriod,
  type Period,
} from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { getInstitution } from '../../institutions/index.ts'
import { calendarOf } from '../calendar/free-weekdays.ts'
import { departmentFor, seesInstitution } from '../rights/policy.ts'
import { findIsBuilding, listGroups, listTypes, type Named } from './queries/figures.ts'
import {
  countComplaintAreas,
  countComplaintSquares,
  countComplaintTypes,
  listPersons,
} from './queries/work.ts'
import { type Asked, readFigures } from './read-figures.ts'

export type Wish = Period & { readonly compare: Comparison; readonly unit?: CalendarUnit | undefined }

async function complaintRows(db: TenantDb, groupId: number | undefined, { period, compared }: Asked) {
  const [types, areas] = await Promise.all([
    countComplaintTypes(db, groupId, period, compared),
    countComplaintAreas(db, groupId, period, compared),
  ])
  return {
    complaint_types: types.map(({ id, name, icon, color, ...counts }) => ({
      type: { id, name, icon: icon as ComplaintIcon, color },
      ...counts,
    })),
    complaint_areas: areas,
  }
}

async function personRows(db: TenantDb, groupId: number, { period, compared, today }: Asked) {
  const rows = await listPersons(db, groupId, period, compared, today)
  return rows.map(({ id, name, ended_before, ...sums }) => ({
    person: { id, name },
    ...sums,
    ended_before: compared ? ended_before : null,
  }))
}

async function show(ctx: StaffCtx, wish: Wish, group: Named | null, choices: readonly Named[]) {
  const { db, actor } = ctx
  const today = localDate(ctx.clock.now())
  const period = { from: wish.from, to: wish.to }
  const asked: Asked = { period, compared: comparedPeriod(period, wish.compare, wish.unit), today }
  const groupId = group?.id
  const [institution, types, groups, building] = await Promise.all([
    getInstitution(db),
    listTypes(db),
    listGroups(db),
    findIsBuilding(db),
  ])
  const place = { db, calendar: calendarOf(institution.free_days), groupId }
  const [figures, complaints, persons, squares] = await Promise.all([
    readFigures(place, asked, { types, groups }),
    complaintRows(db, groupId, asked),
    groupId === undefined ? [] : personRows(db, groupId, asked),
    can(actor, 'complaint.view') ? countComplaintSquares(db, groupId, period) : null,
  ])
  return {
    today,
    period,
    compared: asked.compared,
    building,
    group,
    groups: [...choices],
    ...figures,
    by_person: persons,
    ...complaints,
    complaint_squares: squares,
  } satisfies Statistics
}

export const isKnown = (groups: readonly Named[], asked: number | undefined): boolean =>
  asked === undefined || groups.some(({ id }) => id === asked)

/** Figures of the department that the caller works in, or names; of the first by name for who works in none. */
export async function showDepartment(
  ctx: StaffCtx,
  { query }: { query: Wish & { group_id?: number | undefined } },
): Promise<Statistics> {
  const groups = await listGroups(ctx.db)
  if (!isKnown(groups, query.group_id)) throw new AppError('NOT_FOUND')
  const asked = departmentFor(ctx.actor, query.group_id)
  const group = asked === undefined ? groups[0] : groups.find(({ id }) => id === asked)
  if (!group) throw new AppError('NOT_FOUND')
  return show(ctx, query, group, seesInstitution(ctx.actor) ? groups : [])
}

/** Figures of the whole institution. */
export const showInstitution = (ctx: StaffCtx, { query }: { query: Wish }): Promise<Statistics> =>
  show(ctx, query, null, [])
