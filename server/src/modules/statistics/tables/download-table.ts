import type { statisticsCalls } from '@hdoc/contract/statistics/statistics.ts'
import type { Statistics, StatisticTable } from '@hdoc/contract/statistics/statistics-rows.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { csvStream } from '../../../platform/files/write/csv-stream.ts'
import type { InputOf, StaffCtx, WholeAnswer } from '../../../platform/http/context.ts'
import { showDepartment, showInstitution } from '../figures/show-statistics.ts'
import { tableOf } from './table-rows.ts'

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}

async function asCsv(ctx: StaffCtx, statistics: Statistics, table: StatisticTable): Promise<WholeAnswer> {
  const { head, rows } = tableOf(statistics, table, ctx.language)
  const parts: Buffer[] = []
  for await (const part of csvStream(each([head, ...rows]))) parts.push(part)
  const name = `${ctx.language === 'ro' ? 'statistici' : 'statistics'} ${statistics.period.from} ${statistics.period.to} ${table}.csv`
  return {
    raw: true,
    headers: downloadHeaders({ name, mime: 'text/csv; charset=utf-8' }),
    body: Buffer.concat(parts),
  }
}

/** One table of the figures of a department, as CSV. */
export async function downloadDepartment(
  ctx: StaffCtx,
  { params, query }: InputOf<typeof statisticsCalls.departmentTable>,
): Promise<WholeAnswer> {
  return asCsv(ctx, await showDepartment(ctx, { query }), params.table)
}

/** One table of the figures of the institution, as CSV. */
export async function downloadInstitution(
  ctx: StaffCtx,
  { params, query }: InputOf<typeof statisticsCalls.institutionTable>,
): Promise<WholeAnswer> {
  return asCsv(ctx, await showInstitution(ctx, { query }), params.table)
}
