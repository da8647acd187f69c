import { patienceLeft, withPatience } from '../../../platform/db/patience.ts'
import { CommitUnknown, DatabaseLate } from '../../../platform/db/transaction-failures.ts'

export type Outcome<Result> = { ok: true; result: Result } | { ok: false; error: unknown }

/** Work that waits for the same transaction, and how it ended. */
type Waiting<Item, Result> = {
  item: Item
  /** Answers the caller; only the first outcome reaches them. */
  tell: (outcome: Outcome<Result>) => void
  isUnderWay: boolean
  isTold: boolean
}

type Options<Item, Result> = {
  largest: number
  /** How long one transaction of a batch may wait for the database. */
  patienceMs: number
  wasRefused: (error: unknown) => boolean
  /**
   * Which items of a refused batch failed by themselves; the others have no outcome. Undefined = nobody can
   * tell.
   */
  refusedItems: (error: unknown) => readonly (Outcome<Result> | undefined)[] | undefined
  run: (institutionId: number, items: readonly Item[]) => Promise<Outcome<Result>[]>
}

function waitingFor<Item, Result>(
  item: Item,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Waiting<Item, Result> {
  let timer: NodeJS.Timeout | undefined
  const waiting: Waiting<Item, Result> = {
    item,
    isUnderWay: false,
    isTold: false,
    tell: (outcome) => {
      waiting.isTold = true
      clearTimeout(timer)
      if (outcome.ok) resolve(outcome.result)
      else reject(outcome.error)
    },
  }
  const left = patienceLeft()
  if (left !== undefined)
    timer = setTimeout(
      () => {
        // An item that has not begun is left out of its batch. In a transaction that runs, nobody knows
        // whether it is written.
        const error = waiting.isUnderWay ? new CommitUnknown() : new DatabaseLate()
        waiting.tell({ ok: false, error })
      },
      Math.max(0, left),
    )
  return waiting
}

/**
 * Group commit: while one transaction of an institution runs, further items gather and share the next one.
 * Callers are answered after its COMMIT. When a batch was refused (`wasRefused`), the items that failed are
 * told, and the rest shares a transaction again; when nobody can tell which ones failed, the batch is halved.
 * After any other failure (a connection lost at COMMIT) nobody knows whether the batch is written, so all are
 * told the error.
 */
export function createBatcher<Item, Result>(
  options: Options<Item, Result>,
): (institutionId: number, item: Item) => Promise<Result> {
  const queues = new Map<number, Waiting<Item, Result>[]>()

  async function runBatch(institutionId: number, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const open = batch.filter(({ isTold }) => !isTold)
    if (open.length === 0) return
    for (const waiting of open) waiting.isUnderWay = true
    try {
      const items = open.map(({ item }) => item)
      const outcomes = await withPatience(options.patienceMs, () => options.run(institutionId, items))
      for (const [i, waiting] of open.entries())
        waiting.tell(outcomes[i] ?? { ok: false, error: new Error('the batch gave no answer for an item') })
    } catch (error) {
      await settleFailed(institutionId, open, error)
    }
  }

  async function settleFailed(
    institutionId: number,
    batch: readonly Waiting<Item, Result>[],
    error: unknown,
  ): Promise<void> {
    if (batch.length === 1 || !options.wasRefused(error)) {
      for (const waiting of batch) waiting.tell({ ok: false, error })
      return
    }
    for (const waiting of batch) waiting.isUnderWay = false
    const refused = options.refusedItems(error)
    if (refused?.some((outcome) => outcome !== undefined)) {
      for (const [i, waiting] of batch.entries()) if (refused[i]) waiting.tell(refused[i])
      await runBatch(institutionId, batch)
      return
    }
    const half = Math.ceil(batch.length / 2)
    await runBatch(institutionId, batch.slice(0, half))
    await runBatch(institutionId, batch.slice(half))
  }

  async function drain(institutionId: number, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await runBatch(institutionId, queue.splice(0, options.largest))
    queues.delete(institutionId)
  }

  return (institutionId, item) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queues.get(institutionId)
      const waiting = waitingFor(item, resolve, reject)
      if (queue) {
        queue.push(waiting)
        return
      }
      const started = [waiting]
      queues.set(institutionId, started)
      void drain(institutionId, started)
    })
}
