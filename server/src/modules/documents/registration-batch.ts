/** Work that waits for the same transaction; `run` answers one result per item, in order. */
type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; error: unknown }

/**
 * Group commit: while one transaction of an institution runs, further items gather and share the next one. Callers
 * are answered after its COMMIT. When a batch was refused (`wasRefused`) its items run singly, so one bad item fails
 * alone; after any other failure (a lost connection at COMMIT) nobody knows whether it is written, so all are told.
 */
export function createBatcher<Item, Result>(options: {
  largest: number
  wasRefused: (error: unknown) => boolean
  run: (institutionId: number, items: readonly Item[]) => Promise<Outcome<Result>[]>
}): (institutionId: number, item: Item) => Promise<Result> {
  const queues = new Map<number, Waiting<Item, Result>[]>()

  function settle(waiting: Waiting<Item, Result>, outcome: Outcome<Result> | undefined): void {
    if (outcome === undefined) waiting.reject(new Error('the batch gave no answer for an item'))
    else if (outcome.ok) waiting.resolve(outcome.result)
    else waiting.reject(outcome.error)
  }

  async function runBatch(institutionId: number, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await options.run(
        institutionId,
        batch.map(({ item }) => item),
      )
      for (const [i, waiting] of batch.entries()) settle(waiting, outcomes[i])
    } catch (error) {
      if (batch.length > 1 && options.wasRefused(error))
        for (const waiting of batch) await runBatch(institutionId, [waiting])
      else for (const waiting of batch) waiting.reject(error)
    }
  }

  async function drain(institutionId: number, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await runBatch(institutionId, queue.splice(0, options.largest))
    queues.delete(institutionId)
  }

  return (institutionId, item) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queues.get(institutionId)
      const waiting = { item, resolve, reject }
      if (queue) {
        queue.push(waiting)
        return
      }
      const started = [waiting]
      queues.set(institutionId, started)
      void drain(institutionId, started)
    })
}
