import { type LegalGap, type LegalLine, MOST_ROWS_OF_A_REPORT } from '@hdoc/contract/reports/reports.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { takeTime } from '../../../platform/db/institution-scope.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { actorNow } from '../../access/index.ts'
import { viewerOf } from '../../documents/index.ts'
import type { Part } from '../catalogue/report.ts'
import { findReport, mayHave } from '../catalogue/reports.ts'
import type { LegalForm } from '../legal/legal-paper.ts'
import { isUnderWay } from '../runs/present.ts'
import { addRows, countMarks } from '../runs/queries/rows.ts'
import { endRun, findRun, lockRun, type RunRow, storeProgress } from '../runs/queries/runs.ts'
import { dayOf, spanOf } from '../runs/span-of.ts'
import { reportMail } from './mail-report.ts'

type Context = Pick<JobContext, 'clock' | 'tx' | 'signal'>
type End = Parameters<typeof endRun>[2]
/** Rows of one transaction. */
const AT_ONCE = 2_000

async function end(db: TenantDb, run: RunRow, ending: End): Promise<void> {
  await endRun(db, run.id, ending)
  await writeAudit(db, {
    actor: systemActor,
    at: ending.at,
    action: ending.state === 'done' ? 'report.made' : 'report.failed',
    subjectType: 'report',
    subjectId: run.id,
    after: { report: run.report, failure: ending.failure },
  })
  // Whoever lost the right gets nothing, also no letter.
  if (ending.failure !== 'right' && run.schedule_id !== null)
    await enqueueJob(db, reportMail, { run_id: run.id })
}

/** The lines of a report of the law with their figures, and the gaps that there are. */
export function filledForm(
  { lines, gaps }: LegalForm,
  counts: ReadonlyMap<string, number>,
  language: Language,
): { lines: LegalLine[]; gaps: LegalGap[] } {
  return {
    lines: lines.map(({ key, section, label, law, depth = 0 }) => ({
      key,
      section: section[language],
      label: label[language],
      law,
      depth,
      value: counts.get(key) ?? 0,
    })),
    gaps: gaps.flatMap(({ key, text }): LegalGap[] => {
      if (key === null) return [{ key, text: text[language], count: 0 }]
      const count = counts.get(key) ?? 0
      return count === 0 ? [] : [{ key, text: text[language][count === 1 ? 'one' : 'many'], count }]
    }),
  }
}

/** What was read of a run, and the figures of a report of the law when these were its last rows. */
type Read = {
  run: RunRow
  part: Part
  total: number | null
  filled: ReturnType<typeof filledForm> | undefined
}

/** The figures over the rows that are kept and those just read. */
async function figuresOf(db: TenantDb, form: LegalForm, run: RunRow, { rows }: Part) {
  const counts = new Map(await countMarks(db, run.id))
  for (const mark of rows.flatMap(({ marks = [] }) => marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return filledForm(form, counts, run.language)
}

/**
 * Reads the next rows with the rights that the person has now, and locks nothing meanwhile: whoever stops the run does not wait
 * for the reading. 'ended': there is nothing to read any more; 'right': the person may not have the report.
 */
async function readNext(db: TenantDb, id: number): Promise<Read | 'ended' | 'right'> {
  await takeTime(db)
  const run = await findRun(db, id)
  if (!run || !isUnderWay(run)) return 'ended'
  const report = findReport(run.report)
  const actor = await actorNow(db, run.asker)
  if (!report || !actor || !mayHave(actor, report).ok) return 'right'
  // The day of the asking: a run that goes on after midnight tells of the same day as before.
  const today = dayOf(run)
  const reading = {
    db,
    viewer: await viewerOf(db, actor),
    language: run.language,
    today,
    span: spanOf(report.asks, run.parameters, today),
    parameters: run.parameters,
    after: run.after_id,
    limit: AT_ONCE,
  }
  const total = run.total ?? (await report.count?.(reading)) ?? null
  const part = await report.read(reading)
  const isLast = part.after === null
  const filled = isLast && report.legal ? await figuresOf(db, report.legal, run, part) : undefined
  return { run, part, total, filled }
}

/** A report of the law counts everything, however much that is; only lists have an end. */
const isTooLong = ({ run, part, total }: Read): boolean =>
  findReport(run.report)?.legal === undefined &&
  Math.max(run.row_count + part.rows.length, total ?? 0) > MOST_ROWS_OF_A_REPORT

/** Keeps what was read, unless the run was stopped meanwhile or somebody else kept these rows. False = nothing more to read. */
async function keep(db: TenantDb, id: number, read: Read | 'right', at: Date): Promise<boolean> {
  const run = await lockRun(db, id)
  if (!run || !isUnderWay(run)) return false
  if (read === 'right' || isTooLong(read)) {
    await end(db, run, { state: 'failed', at, failure: read === 'right' ? 'right' : 'too_long' })
    return false
  }
  const { part, total, filled } = read
  if (run.row_count !== read.run.row_count || run.after_id !== read.run.after_id) return true
  await addRows(db, id, run.row_count, part.rows)
  const rows = run.row_count + part.rows.length
  await storeProgress(db, id, { rows, total, after: part.after ?? run.after_id })
  if (part.after !== null) return true
  await end(db, run, { state: 'done', at, failure: null, ...filled })
  return false
}

/** A repeat after a crash goes on after the last part that was kept. */
export async function handle(ctx: Context, { run_id }: { run_id: number }): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    ctx.signal.throwIfAborted()
    const read = await ctx.tx((db) => readNext(db, run_id), { readOnly: true, oneInstant: true })
    if (read === 'ended') return
    goesOn = await ctx.tx((db) => keep(db, run_id, read, ctx.clock.now()))
  }
}

/** Ends a run that could not be read. Its page says so, and another one can be asked for. */
export async function giveUp(ctx: Context, { run_id }: { run_id: number }): Promise<void> {
  await ctx.tx(async (db) => {
    const run = await lockRun(db, run_id)
    if (run && isUnderWay(run)) await end(db, run, { state: 'failed', at: ctx.clock.now(), failure: 'error' })
  })
}
