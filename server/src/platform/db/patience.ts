import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Gives the milliseconds that a transaction which begins now may take, including the wait for a connection.
 */
type Patience = () => number

const present = new AsyncLocalStorage<Patience | undefined>()

/** Milliseconds that a transaction which begins now may take; undefined for jobs, exports and commands. */
export function patienceLeft(): number | undefined {
  return present.getStore()?.()
}

/** Runs `work`; all its transactions together have the given milliseconds. */
export function withPatience<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + milliseconds
  return present.run(() => until - performance.now(), work)
}

/**
 * Runs `work`; each of its transactions has the given milliseconds. For work
 * that also waits for other things.
 */
export function withPatienceEach<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return present.run(() => milliseconds, work)
}

export function withoutHurry<T>(work: () => Promise<T>): Promise<T> {
  return present.run(undefined, work)
}
