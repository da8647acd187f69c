import type { z } from 'zod'

/** A kind of event. Each module declares its own in its `events/index.ts`. */
export interface EventType<Schema extends z.ZodType = z.ZodType> {
  /** Subject and past tense, as the outbox stores it: `document.annulled`. */
  readonly type: string
  readonly payload: Schema
}

export const eventType = <Schema extends z.ZodType>(type: string, payload: Schema): EventType<Schema> => ({
  type,
  payload,
})
