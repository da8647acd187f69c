import type { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import type { Report } from '../catalogue/report.ts'
import { catalogue, isSchedulable, mayHave, reports } from '../catalogue/reports.ts'
import { getRun, isOwn } from './get-run.ts'
import { presentRun } from './present.ts'
import { listMarked } from './queries/rows.ts'
import { listRuns, type RunRow, type SentPaper } from './queries/runs.ts'
import { findSeenPaper, seenPapers } from './seen-papers.ts'

type Calls = typeof reportCalls

/** Every report, also those that the caller may not have: with the right that they want. */
export async function showCatalogue({ actor, language, clock }: StaffCtx) {
  return {
    today: localDate(clock.now()),
    reports: catalogue.map((report) => ({
      id: report.id,
      group: report.group,
      title: report.title[language],
      about: report.about[language],
      law: report.law ?? '',
      asks: 'asks' in report ? [...report.asks] : [],
      right: report.right,
      right_label: permissionTable[report.right][language],
      can: { run: mayHave(actor, report).ok },
      schedulable: 'asks' in report && isSchedulable(report),
      made_at: 'madeAt' in report ? report.madeAt : null,
    })),
  }
}

const presented = (
  { language, actor, clock }: StaffCtx,
  run: RunRow & { paper: SentPaper | undefined },
  report: Report,
) => presentRun(run, report, { language, actor, isOwn: isOwn(run, actor), today: localDate(clock.now()) })

export async function showRuns(ctx: StaffCtx) {
  const mine = reports.filter((report) => mayHave(ctx.actor, report).ok)
  const runs = await listRuns(
    ctx.db,
    ctx.actor,
    mine.map(({ id, legal }) => ({ id, shared: legal !== undefined })),
  )
  const papers = await seenPapers(ctx, runs)
  return {
    runs: runs.flatMap((run) => {
      const report = mine.find(({ id }) => id === run.report)
      const paper = papers.get(run.sent_document_id ?? 0)
      return report ? [presented(ctx, { ...run, paper }, report)] : []
    }),
  }
}

export async function showRun(ctx: StaffCtx, { params }: InputOf<Calls['get']>) {
  const { run, report } = await getRun(ctx.db, ctx.actor, params.id)
  return {
    ...presented(ctx, { ...run, paper: await findSeenPaper(ctx, run) }, report),
    law: report.law ?? '',
    lines: run.lines ?? [],
    gaps: run.gaps ?? [],
    remarks: run.remarks,
    version: run.version,
  }
}

/** The documents behind a figure: a page of those the caller sees, and how many more it counts. */
export async function showPapers(ctx: StaffCtx, { params, query }: InputOf<Calls['papers']>) {
  const { run } = await getRun(ctx.db, ctx.actor, params.id)
  const found = await listMarked(ctx.db, run.id, params.line, {
    viewer: await viewerOfCall(ctx),
    offset: (query.page - 1) * query.rows,
    limit: query.rows,
  })
  return {
    papers: found.papers,
    hidden: found.all - found.visible,
    meta: metaOf(query, found.visible, found.papers.length),
  }
}
