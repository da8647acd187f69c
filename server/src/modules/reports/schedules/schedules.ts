import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { reportScheduleCalls } from '@hdoc/contract/reports/report-schedules.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { personNow } from '../../access/index.ts'
import type { Report } from '../catalogue/report.ts'
import { findReport, isSchedulable, mayHave, reports } from '../catalogue/reports.ts'
import { checkParameters } from '../runs/ask-for-report.ts'
import { ofWhom } from '../runs/present.ts'
import { addSchedule, listSchedules, lockSchedule, removeSchedule } from './queries.ts'
import { nextDay, periodBefore } from './rhythm.ts'

type Calls = typeof reportScheduleCalls

export async function showSchedules({ db, actor, language }: StaffCtx) {
  const mine = reports.filter((report) => mayHave(actor, report).ok)
  const found = await listSchedules(
    db,
    mine.map(({ id }) => id),
  )
  return {
    schedules: found.flatMap((row) => {
      const report = mine.find(({ id }) => id === row.report)
      if (!report) return []
      return [
        {
          id: row.id,
          report: row.report,
          title: report.title[language],
          // The period follows from the rhythm.
          of: ofWhom(row.names).filter(Boolean).join(' · '),
          every: row.every,
          day: row.day,
          next_on: row.next_on,
          people: row.people,
          made_by: row.made_by_name,
        },
      ]
    }),
  }
}

/** Refuses people who are not of this institution, and those who may not have the report. */
async function checkPeople({ db }: StaffCtx, report: Report, ids: readonly number[]): Promise<void> {
  const lacking: string[] = []
  for (const id of ids) {
    const person = await personNow(db, id)
    if (!person) throw new AppError('VALIDATION', {}, { fields: { user_ids: [{ key: 'reference' }] } })
    if (!mayHave(person, report).ok) lacking.push(person.name)
  }
  if (lacking.length === 0) return
  const problem = {
    key: 'report_people',
    values: { names: lacking.join(', '), right: permissionTable[report.right] },
  } as const
  throw new AppError('VALIDATION', {}, { fields: { user_ids: [problem] } })
}

export async function scheduleReport(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const found = findReport(body.report)
  if (!found || !isSchedulable(found)) throw new AppError('NOT_FOUND')
  const report = grant('report_schedule.add', found, mayHave(ctx.actor, found))
  const { every, day, user_ids } = body
  const at = ctx.clock.now()
  const next_on = nextDay({ every, day }, localDate(at))
  const {
    from: _from,
    to: _to,
    ...parameters
  } = await checkParameters(
    ctx.db,
    report,
    { ...body.parameters, ...periodBefore(every, next_on) },
    localDate(at),
  )
  const people = [...new Set(user_ids)]
  await checkPeople(ctx, report, people)
  const wish = { report: report.id, parameters, every, day, next_on, user_ids: people }
  const id = await addSchedule(ctx.db, { ...wish, at, by: auditActor(ctx.actor) })
  await recordAudit(ctx, {
    action: 'report_schedule.created',
    subjectType: 'report_schedule',
    subjectId: id,
    after: wish,
  })
  return { ...done(ctx.language), id }
}

/** Ends a schedule; whoever may have its report may. */
export async function endSchedule(ctx: StaffCtx, { body }: InputOf<Calls['remove']>) {
  const row = await lockSchedule(ctx.db, body.id)
  const report = row && findReport(row.report)
  if (!row || !report) throw new AppError('NOT_FOUND')
  const schedule = grant('report_schedule.remove', row, mayHave(ctx.actor, report))
  await removeSchedule(ctx.db, schedule)
  await recordAudit(ctx, {
    action: 'report_schedule.removed',
    subjectType: 'report_schedule',
    subjectId: schedule.id,
    before: { report: schedule.report, every: schedule.every, day: schedule.day },
  })
  return done(ctx.language)
}
