import type { ShareWish } from '@hdoc/contract/documents/registration/registration-case.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type GroupFacts, listGroups } from '../record/queries/people.ts'
import { canGiveTo, isPlainChoice } from '../rules/give-rules.ts'
import type { Worker } from '../rules/worker.ts'

/** A wish that may be fulfilled, with the names that the trail tells. */
export type CheckedWish = ShareWish & { group: GroupFacts }

type Checking = {
  worker: Worker
  /** An own deadline is never after the case's. */
  deadlineOn: string | null
  /** The person may choose one department: at the registration, or when the share came back to them. */
  isBack?: boolean
  /** Where the form names the shares: `shares`, `case.shares`; '' = its own fields are those of the one share. */
  path: string
}

function problemOf(
  { user_id, deadline_on }: ShareWish,
  group: GroupFacts | undefined,
  caseDeadline: string | null,
): [field: string, problem: FieldProblem] | undefined {
  if (!group) return ['group_id', { key: 'reference' }]
  if (user_id !== null && !group.memberIds.includes(user_id)) return ['user_id', { key: 'not_member' }]
  if (deadline_on !== null && caseDeadline !== null && deadline_on > caseDeadline)
    return ['deadline_on', { key: 'share_deadline', values: { date: formatDate(caseDeadline) } }]
  return undefined
}

/** The same, with the groups looked up already. */
export function judgeWishes(
  groups: readonly GroupFacts[],
  institutionId: number,
  { worker, deadlineOn, path, isBack = false }: Checking,
  wishes: readonly ShareWish[],
): CheckedWish[] {
  const isChoice = isBack && isPlainChoice(wishes)
  return wishes.map((wish, n) => {
    const group = groups.find(({ id }) => id === wish.group_id)
    const problem = problemOf(wish, group, deadlineOn)
    if (problem || !group) {
      const [field, said] = problem ?? ['group_id', { key: 'reference' }]
      const name = path === '' ? field : `${path}.${n}.${field}`
      throw new AppError('VALIDATION', {}, { fields: { [name]: [said] } })
    }
    const decision = isChoice ? allowed : canGiveTo(worker, institutionId, wish)
    return { ...grant('share.give', wish, decision), group }
  })
}

export const listGroupsOf = (db: TenantDb, wishes: readonly ShareWish[]): Promise<GroupFacts[]> =>
  listGroups(
    db,
    wishes.map(({ group_id }) => group_id),
  )

/** Whether work may be given so: each group is there, each person works in it, and the person may give it to them. */
export async function checkWishes(
  db: TenantDb,
  checking: Checking,
  wishes: readonly ShareWish[],
): Promise<CheckedWish[]> {
  if (wishes.length === 0) return []
  return judgeWishes(await listGroupsOf(db, wishes), db.institutionId, checking, wishes)
}
