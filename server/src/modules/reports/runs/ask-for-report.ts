import { AppError, errorOf } from '@hdoc/contract/failures/errors.ts'
import type { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import type { ReportParameters } from '@hdoc/contract/reports/reports.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Report } from '../catalogue/report.ts'
import { findReport, mayHave } from '../catalogue/reports.ts'
import { getRun, isOwn } from './get-run.ts'
import { sentAlready } from './may-send.ts'
import { orderRun } from './order-run.ts'
import { cancelRun, findNames, storeRemarks } from './queries/runs.ts'
import { findSeenPaper } from './seen-papers.ts'
import { parameterProblems } from './span-of.ts'

type Calls = typeof reportCalls

/** Keeps what a report takes of what it was asked with. Throws what is missing, or names nothing of this institution. */
export async function checkParameters(
  db: TenantDb,
  { asks }: Report,
  given: ReportParameters,
  today: IsoDate,
): Promise<ReportParameters> {
  const fields = parameterProblems(asks, given, today)
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  const has = (ask: Report['asks'][number]) => asks.includes(ask)
  const { year, half, from, to, group_id, register_id, user_id } = given
  const kept: ReportParameters = {
    ...((has('year') || has('half')) && { year }),
    ...(has('half') && { half }),
    ...(has('period') && { from, to }),
    ...(has('department') && group_id !== undefined && { group_id }),
    ...(has('register') && register_id !== undefined && { register_id }),
    ...(has('person') && { user_id }),
  }
  const names = await findNames(db, kept)
  const lost =
    (kept.group_id !== undefined && names.department === '') ||
    (kept.register_id !== undefined && names.register === '') ||
    (kept.user_id !== undefined && names.person === '')
  if (lost) throw new AppError('NOT_FOUND')
  return kept
}

/** Asks the worker for a report. */
export async function askForReport(ctx: StaffCtx, { body }: InputOf<Calls['ask']>) {
  const found = findReport(body.report)
  if (!found) throw new AppError('NOT_FOUND')
  const report = grant('report.ask', found, mayHave(ctx.actor, found))
  const at = ctx.clock.now()
  const parameters = await checkParameters(ctx.db, report, body.parameters, localDate(at))
  const id = await orderRun(ctx.db, {
    report: report.id,
    parameters,
    language: ctx.language,
    at,
    asker: ctx.actor,
  })
  if (id === undefined) throw new Error('a run without a schedule is always added')
  await recordAudit(ctx, {
    action: 'report.asked',
    subjectType: 'report',
    subjectId: id,
    after: { report: report.id, ...parameters },
  })
  return { ...done(ctx.language), id }
}

/** Stops a run. The part under way ends unseen, because its result finds the run stopped. */
export async function stopReport(ctx: StaffCtx, { body }: InputOf<Calls['cancel']>) {
  const { run: row } = await getRun(ctx.db, ctx.actor, body.id, { lock: true })
  if (!isOwn(row, ctx.actor)) throw new AppError('NOT_FOUND')
  const run = grant('report.cancel', row, allowed)
  if ((await cancelRun(ctx.db, run, ctx.clock.now())) === 0) throw new AppError('REPORT_ENDED')
  await recordAudit(ctx, { action: 'report.cancelled', subjectType: 'report', subjectId: run.id })
  return done(ctx.language)
}

/** Writes the remarks under a report of the law. */
export async function writeRemarks(ctx: StaffCtx, { body }: InputOf<Calls['remark']>) {
  const { run: row, report } = await getRun(ctx.db, ctx.actor, body.id, { lock: true })
  await checkVersion(ctx.db, { type: 'report', id: row.id, version: row.version, sent: body.version })
  if (!report.legal || row.state !== 'done') throw new AppError('REPORT_NOT_READY')
  if (row.sent_document_id !== null) throw errorOf(sentAlready(await findSeenPaper(ctx, row)))
  const run = grant('report.remark', row, mayHave(ctx.actor, report))
  const version = await storeRemarks(ctx.db, run, body.remarks)
  await recordAudit(ctx, {
    action: 'report.remarked',
    subjectType: 'report',
    subjectId: run.id,
    before: { remarks: run.remarks },
    after: { remarks: body.remarks },
  })
  return { ...done(ctx.language), version }
}
