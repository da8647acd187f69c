import { z } from 'zod'

/** A number of a secondary register, which a document has besides its own. */
export const furtherNumber = z.object({ register: z.string(), register_number: z.string() })
