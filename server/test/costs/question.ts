import { LONE_PERSON } from '../load/add-lone-person.ts'
import { administrator, clerk, PEOPLE } from '../load/fill-institution.ts'
import type { AskedOf } from './asked-papers.ts'

/**
 * `warming`: number of calls after which the plans no longer change. PostgreSQL chooses a plan after five
 * calls. The clerk and the lone person ask the same statements, so the last person needs only one.
 */
export type Person = { name: string; username: string; n: number; warming: number }
export const people: readonly Person[] = [
  { name: 'administrator', username: administrator, n: 0, warming: 5 },
  { name: 'clerk', username: clerk(1), n: 1, warming: 5 },
  { name: 'own department', username: LONE_PERSON, n: PEOPLE + 1, warming: 1 },
]

export type Request = { method: 'GET' | 'POST'; path: string; body?: object }
/** What is asked of the server: `surface` is the call by its name in the contract. */
export type Question = {
  name: string
  surface: string
  ask: (filled: AskedOf, person: Person, documents: number) => Request
}

export const get = (path: string): Request => ({ method: 'GET', path })
