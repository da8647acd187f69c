import type { z } from 'zod'

/** Every type of event with the schema of its payload; a type that is not here is not delivered. */
export type EventTable = Readonly<Record<string, z.ZodType>>
