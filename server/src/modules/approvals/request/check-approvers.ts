import type { StepWish } from '@hdoc/contract/approvals/approval-inputs.ts'
import { isLegalVisa } from '@hdoc/contract/approvals/approval-status.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ApproverRow, listApprovers } from './queries.ts'

const lacks = ({ name }: ApproverRow, right: Permission): FieldProblem => ({
  key: 'lacks_right',
  values: { name, right: permissionTable[right] },
})

/** Why a person cannot be asked for a step. */
function problemOf(person: ApproverRow | undefined, { task, label }: StepWish): FieldProblem | undefined {
  if (!person) return { key: 'reference' }
  if (task === 'sign') return person.sign ? undefined : lacks(person, 'approval.sign')
  if (!person.approve) return lacks(person, 'approval.approve')
  return isLegalVisa(label) && !person.visa_legal ? lacks(person, 'approval.visa_legal') : undefined
}

/** Refuses people who may not take the steps they are asked for; `path` names the field of the n-th. */
export async function checkApprovers(
  db: TenantDb,
  steps: readonly StepWish[],
  path = (n: number): string => `steps.${n}.user_id`,
): Promise<void> {
  const people = new Map((await listApprovers(db)).map((person) => [person.id, person]))
  const fields: Record<string, FieldProblem[]> = {}
  for (const [n, step] of steps.entries()) {
    const problem = problemOf(people.get(step.user_id), step)
    if (problem) fields[path(n)] = [problem]
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
}
