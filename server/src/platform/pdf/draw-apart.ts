import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Twice what drawing 2,000 lines takes. A drawing that wants more fails alone. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/**
 * Draws in a thread of its own, so that nobody else waits for it and its memory is given back with the thread. An
 * error in the thread is thrown here.
 */
export async function drawApart<Drawn>(thread: URL, input: unknown): Promise<Drawn> {
  const worker = new Worker(thread, { workerData: input, resourceLimits: LIMITS })
  try {
    const [drawn] = (await once(worker, 'message')) as [Drawn]
    return drawn
  } finally {
    await worker.terminate()
  }
}
