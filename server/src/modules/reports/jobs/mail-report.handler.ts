import { DAYS_A_REPORT_IS_KEPT } from '@hdoc/contract/reports/reports.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { actorNow } from '../../access/index.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { findReport, mayHave } from '../catalogue/reports.ts'
import { findRun } from '../runs/queries/runs.ts'
import { periodWords } from '../runs/span-of.ts'
import { findReader } from '../schedules/queries.ts'
import { writeReportMail } from '../schedules/write-mail.ts'

/** The mail that it is ready or could not be made; undefined when the person is gone, or may not have the report any more. */
async function prepare(db: TenantDb, settings: Settings, runId: number): Promise<Mail | undefined> {
  const run = await findRun(db, runId)
  const report = run && findReport(run.report)
  if (!run || !report || run.ended_at === null) return undefined
  const { failure } = run
  if ((run.state !== 'done' && run.state !== 'failed') || failure === 'right') return undefined
  const actor = await actorNow(db, run.asker)
  const reader = await findReader(db, run.asked_by_id)
  if (!actor || !mayHave(actor, report).ok || !reader) return undefined
  const base = await publicAddress(db, db.institutionId, settings)
  const { language } = reader
  const about = {
    title: report.title[language],
    // The period alone: a department or a person that it was asked with is told to nobody by mail.
    of: periodWords(report.asks, run, language),
    kept: formatDate(addDays(localDate(new Date(run.ended_at)), DAYS_A_REPORT_IS_KEPT)),
    failure,
    url: `${base}/#/reports?run=${run.id}`,
  }
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...writeReportMail(about, reader, await getInstitution(db)),
    to: reader.email,
    messageId: `<report.${db.institutionId}.${run.id}@${new URL(base).hostname}>`,
  }
}

export async function handle(ctx: JobContext, { run_id }: { run_id: number }): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx.settings, run_id), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
