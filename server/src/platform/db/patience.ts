import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a transaction that begins now may take, waiting for a connection included; undefined = as long as it needs. */
type Patience = () => number

const present = new AsyncLocalStorage<Patience | undefined>()

/** Milliseconds that a transaction which begins now may take; undefined for jobs, exports and commands. */
export function patienceLeft(): number | undefined {
  return present.getStore()?.()
}

/** All that `work` asks of the database shares one time. */
export function withPatience<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + milliseconds
  return present.run(() => until - performance.now(), work)
}

/** Each transaction of `work` has that time to itself: for work that waits for other things than the database too. */
export function withPatienceEach<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return present.run(() => milliseconds, work)
}

export function withoutHurry<T>(work: () => Promise<T>): Promise<T> {
  return present.run(undefined, work)
}
