import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Report } from '../catalogue/report.ts'
import { findReport, mayHave } from '../catalogue/reports.ts'
import { findRun, lockRun, type RunRow } from './queries/runs.ts'

export const isOwn = (run: RunRow, { institutionId, id }: Actor): boolean =>
  run.asked_by_institution_id === institutionId && run.asked_by_id === id

/**
 * A run is its person's alone; the run of a report of the law belongs to everybody with the right to it. The right is read
 * anew each time.
 */
export async function getRun(
  db: TenantDb,
  actor: Actor,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ run: RunRow; report: Report }> {
  const run = await (lock ? lockRun : findRun)(db, id)
  const report = run && findReport(run.report)
  if (!run || !report || !(isOwn(run, actor) || report.legal)) throw new AppError('NOT_FOUND')
  return { run: grant('report.read', run, mayHave(actor, report)), report }
}
