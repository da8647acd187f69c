import { mark } from '../offices/foreign-office.ts'
import type { ForeignCall } from './foreign-call.ts'

/** A call that must answer 404, because the row is not there for the caller. */
export const missing = (path: string, body?: object): ForeignCall => ({
  path,
  ...(body && { body }),
  expected: 'missing',
})

/** A call that must answer 200 with nothing in it. */
export const empty = (path: string): ForeignCall => ({ path, expected: 'empty' })

/** Calls for the choices of a picker, by id and by text. */
export const options = (name: string, id: number): ForeignCall[] => [
  empty(`/api/${name}/options?ids=${id}`),
  empty(`/api/${name}/options?q=${mark}`),
]
