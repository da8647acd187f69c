import type { InstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/env.ts'
import { refusedHost, wantedHosts } from './host-names.ts'
import { claimHost } from './queries/hosts.ts'

export const refused = (field: string, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

/** Throws VALIDATION on the field of the first host name that nobody may have. */
export function checkHosts(values: InstitutionValues, settings: Settings): void {
  const problem = refusedHost(wantedHosts(values, settings), settings)
  if (problem) throw refused(problem.field, problem.problem)
}

/**
 * Takes all host names of an institution. When somebody else has taken one meanwhile, throws VALIDATION on
 * its field, which ends the transaction.
 */
export async function claimHosts(
  inside: TenantDb,
  values: InstitutionValues,
  settings: Settings,
): Promise<void> {
  const { active_from, active_to } = values
  for (const { field, kind, host } of wantedHosts(values, settings))
    if (!(await claimHost(inside, { host, kind, active_from, active_to })))
      throw refused(field, { key: 'domain_taken' })
}
