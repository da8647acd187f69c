import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Cleaned, CleaningOrder, SignatureOrder, Signed, Stamped, StampOrder } from './stamp-order.ts'

/** Limits for stamping one document, because a malicious PDF may ask for any amount of time and memory. */
export type StampLimits = { milliseconds: number; megabytes: number }
const LIMITS: StampLimits = { milliseconds: 20_000, megabytes: 170 }
const MEGABYTE = 1024 * 1024
const LOOK_EVERY_MS = 10

type TooHeavy = { ok: false; reason: 'too_heavy' }
const tooHeavy: TooHeavy = { ok: false, reason: 'too_heavy' }

/**
 * Resolves when the thread holds more memory than it may. The runtime itself limits only the
 * heap, and buffers lie outside it.
 */
async function growsBeyond(thread: Worker, limits: StampLimits, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(LOOK_EVERY_MS, undefined, { signal })
    const { total_heap_size: heap, external_memory: outside } = await thread.getHeapStatistics()
    if (heap + outside > limits.megabytes * MEGABYTE) return
  }
}

async function inThread<Drawn extends Stamped | Signed | Cleaned>(
  bytes: Uint8Array,
  order: StampOrder | SignatureOrder | CleaningOrder,
  limits: StampLimits,
): Promise<Drawn | TooHeavy> {
  const ended = new AbortController()
  const thread = new Worker(new URL('./stamp-thread.ts', import.meta.url), {
    workerData: { bytes, order },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  })
  try {
    return await new Promise<Drawn | TooHeavy>((resolve) => {
      thread.once('message', (answer: Drawn) => resolve(answer))
      // The thread ran out of memory or failed on the document; either way the document cannot be stamped.
      thread.once('error', () => resolve(tooHeavy))
      thread.once('exit', () => resolve(tooHeavy))
      const refuse = () => resolve(tooHeavy)
      void wait(limits.milliseconds, undefined, { signal: ended.signal }).then(refuse, () => undefined)
      void growsBeyond(thread, limits, ended.signal).then(refuse, () => undefined)
    })
  } finally {
    ended.abort()
    await thread.terminate()
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one drawing after the other: documents wait in line, because all share one memory. */
function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const turn = last.then(draw)
  last = turn.catch(() => undefined)
  return turn
}

/** Stamps a copy of a PDF in a separate thread with limits. */
export const stampApart = (bytes: Uint8Array, order: StampOrder, limits = LIMITS): Promise<Stamped> =>
  inTurn(() => inThread<Stamped>(bytes, order, limits))

/** Adds a drawn signature to a copy of a PDF, in the same way. */
export const signApart = (bytes: Uint8Array, order: SignatureOrder, limits = LIMITS): Promise<Signed> =>
  inTurn(() => inThread<Signed>(bytes, order, limits))

/** Makes a copy of a PDF for the public, in the same way. */
export const cleanApart = (bytes: Uint8Array, order: CleaningOrder, limits = LIMITS): Promise<Cleaned> =>
  inTurn(() => inThread<Cleaned>(bytes, order, limits))
