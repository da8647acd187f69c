import type { BulkFacts } from './queries.ts'

const DESK = ['gina.liliacu', 'sorin.bujor', 'elena.ciresaru']

/** The people of the desk, who register most papers, before the others. */
export function deskFirst(facts: BulkFacts): BulkFacts {
  const isAtDesk = ({ username }: { username: string }): boolean => DESK.includes(username)
  const others = facts.people.filter((person) => !isAtDesk(person))
  return { ...facts, people: [...facts.people.filter(isAtDesk), ...others] }
}
