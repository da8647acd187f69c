import { drawApart } from '../../../platform/pdf/draw-apart.ts'
import type { Rendered, RenderInput } from './render-thread.ts'

/** Draws a volume in a thread of its own. */
export const renderApart = (input: RenderInput): Promise<Rendered> =>
  drawApart(new URL('./render-thread.ts', import.meta.url), input)
