import { drawApart } from '../../../platform/pdf/draw-apart.ts'
import type { Printed } from './draw-thread.ts'

let last: Promise<unknown> = Promise.resolve()

/** Draws a report in a thread of its own, one at a time in this process, because drawing takes a processor. */
export function drawOne(printed: Printed): Promise<Buffer> {
  const drawn = last.then(async () =>
    Buffer.from(await drawApart<Uint8Array>(new URL('./draw-thread.ts', import.meta.url), printed)),
  )
  last = drawn.catch(() => undefined)
  return drawn
}
