import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Rendered, RenderInput } from './render-thread.ts'

/** Twice what drawing 2,000 lines takes. A volume that wants more fails alone. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/**
 * Draws a volume in a thread of its own, so that nobody else waits for it and its memory is given back with
 * the thread. An error in the thread is thrown here.
 */
export async function renderApart(input: RenderInput): Promise<Rendered> {
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: LIMITS,
  })
  try {
    const [rendered] = (await once(thread, 'message')) as [Rendered]
    return rendered
  } finally {
    await thread.terminate()
  }
}
