import { z } from 'zod'

/** Where a document stands: what it waits for, how its deadline came about, and what the caller may do with it. */
export const documentState = {
  /** While it waits (status 15): the first day on which it no longer does, and the status it then falls back to. */
  pending: z.object({ until: z.string(), resume: z.string() }).nullable(),
  /** Extensions of the deadline, latest first. */
  extensions: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      before: z.string().nullable(),
      after: z.string(),
      reason: z.string(),
    }),
  ),
  /** What the caller may do now, and for the rest why not. */
  can: z.object({
    edit: z.boolean(),
    annul: z.boolean(),
    attach: z.boolean(),
    change_status: z.boolean(),
    extend: z.boolean(),
    link: z.boolean(),
  }),
  cannot: z.object({
    edit: z.string().optional(),
    annul: z.string().optional(),
    attach: z.string().optional(),
    change_status: z.string().optional(),
    extend: z.string().optional(),
    link: z.string().optional(),
  }),
}
