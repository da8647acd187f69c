import type { Substitution } from '@hdoc/contract/people/substitutes.ts'
import type { SubstitutionRow } from './queries.ts'
import { stateOn, tasksOf } from './rules.ts'

/** `mayEnd`: the reader is the person, or manages them. */
export function presentSubstitution(row: SubstitutionRow, today: string, mayEnd: boolean): Substitution {
  const state = stateOn(row, today)
  return {
    id: row.id,
    user: { id: row.user_id, name: row.user_name },
    substitute: row.substitute_id === null ? null : { id: row.substitute_id, name: row.substitute_name },
    tasks: row.substitute_id === null ? null : tasksOf(row),
    from_on: row.from_on,
    until_on: row.until_on,
    state,
    ended_at: row.ended_at,
    ended_by: row.ended_by_name,
    created_by: row.created_by_name,
    can: { end: mayEnd && state !== 'over' },
  }
}
