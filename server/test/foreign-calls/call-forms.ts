import { mark } from '../foreign-office.ts'
import type { ForeignCall } from './foreign-call.ts'

/** The row is not there: 404. */
export const missing = (path: string, body?: object): ForeignCall => ({
  path,
  ...(body && { body }),
  expected: 'missing',
})

/** Answered, with nothing in it. */
export const empty = (path: string): ForeignCall => ({ path, expected: 'empty' })

/** The choices of a picker, by number and by text. */
export const options = (name: string, id: number): ForeignCall[] => [
  empty(`/api/${name}/options?ids=${id}`),
  empty(`/api/${name}/options?q=${mark}`),
]
