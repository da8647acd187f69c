import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import {
  mostSubstituteDays,
  type SubstituteTasks,
  type Substitution,
} from '@hdoc/contract/people/substitutes.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'

type Wish = { user_id: number; substitute_id: number | null; from_on: string; until_on: string }
export type Problem = [field: 'substitute_id' | 'from_on' | 'until_on', problem: FieldProblem]

/** What is wrong with a wish, whatever other substitutions there are. */
export function problemOfWish(
  { user_id, substitute_id, from_on, until_on }: Wish,
  today: string,
): Problem | undefined {
  if (user_id === substitute_id) return ['substitute_id', { key: 'substitute_self' }]
  const isAlone = substitute_id === null
  if (from_on < today) return ['from_on', { key: isAlone ? 'absence_past' : 'substitute_past' }]
  if (until_on < from_on) return ['until_on', { key: 'substitute_days' }]
  if (until_on > addDays(from_on, mostSubstituteDays - 1))
    return [
      'until_on',
      { key: isAlone ? 'absence_long' : 'substitute_long', values: { maximum: mostSubstituteDays } },
    ]
  return undefined
}

type Stored = { from_on: string; until_on: string; ended_at: string | null }

/** Where a substitution stands on a day. */
export function stateOn({ from_on, until_on, ended_at }: Stored, today: string): Substitution['state'] {
  if (ended_at !== null || until_on < today) return 'over'
  return from_on > today ? 'coming' : 'now'
}

export const tasksOf = (one: { for_cases: boolean; for_approvals: boolean }): SubstituteTasks => {
  if (one.for_cases && one.for_approvals) return 'both'
  return one.for_cases ? 'cases' : 'approvals'
}
export const doesCases = (tasks: SubstituteTasks): boolean => tasks !== 'approvals'
export const doesApprovals = (tasks: SubstituteTasks): boolean => tasks !== 'cases'
