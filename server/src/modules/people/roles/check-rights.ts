import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Named, namePeopleWithBoth } from './queries/holders.ts'
import { beyondOwn, excludesItself, touchesExclusive } from './rules.ts'

const refuse = (problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { permissions: [problem] } })

/**
 * Refuses what may not be given at all, before anything is written: both exclusive rights, or more than the
 * giver holds.
 */
export function checkGiven(
  actor: Actor,
  before: ReadonlySet<Permission>,
  after: ReadonlySet<Permission>,
): void {
  if (excludesItself(after)) throw refuse({ key: 'exclusive_pair' })
  const beyond = beyondOwn(actor, before, after)
  if (beyond.length > 0)
    throw refuse({ key: 'beyond_own', values: { rights: beyond.map((one) => permissionTable[one]) } })
}

const refusePeople = ({ names, count }: Named): AppError =>
  refuse({ key: 'exclusive_for_people', values: { names, count } })

/**
 * Checks, after roles or bundles were written, that nobody who has them holds both exclusive rights, also
 * when one comes from elsewhere. The transaction must hold the lock of rights.
 */
export async function checkHolders(
  db: TenantDb,
  changed: { roleIds?: readonly number[]; bundleIds?: readonly number[] },
  after: ReadonlySet<Permission>,
): Promise<void> {
  if (!touchesExclusive(after)) return
  const people = await namePeopleWithBoth(db, changed)
  if (people.count > 0) throw refusePeople(people)
}
