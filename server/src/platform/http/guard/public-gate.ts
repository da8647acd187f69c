import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'

/** Calls of the public that one server answers at the same moment. */
const AT_ONCE = 4
/** So many more may wait; that is about a second of them. */
const WAITING = 400
const RETRY_SECONDS = 5

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets few calls of the public be answered at once, and the others wait in order: a flood of them would otherwise hold every
 * connection of the database, and clerks would wait behind it. Beyond those that may wait, a call is told when to come back.
 */
export function publicGate({ atOnce = AT_ONCE, waiting = WAITING } = {}): Gate {
  const queue: (() => void)[] = []
  let free = atOnce
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    if (queue.length >= waiting) throw new AppError('UNAVAILABLE', {}, { retryAfterSeconds: RETRY_SECONDS })
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/**
 * Whether a call goes through the gate. Those that take bytes do not, because whoever sends them slowly would hold a place;
 * neither do sign-in and what every page asks first.
 */
export const isGated = ({ audience, rate, raw }: EndpointSpec): boolean =>
  audience === 'public' &&
  (rate === 'page' || rate === 'public' || rate === 'secret') &&
  raw !== 'in' &&
  raw !== 'both'
