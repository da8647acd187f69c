import type { z } from 'zod'

/** Every type of event with the schema of its payload. An event whose type is not here is not delivered. */
export type EventTable = Readonly<Record<string, z.ZodType>>
