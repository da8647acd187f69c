import { z } from 'zod'

/** Where a document stands: what it waits for, how its deadline came about, and what the caller may do with it. */
export const documentState = {
  /** While it waits (status 15). `until`: first day without waiting; `resume`: the status it returns to. */
  pending: z.object({ until: z.string(), resume: z.string() }).nullable(),
  /** The open case it is worked on in, which then says where it stands. */
  case: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** Extensions of the deadline, latest first. */
  extensions: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      before: z.string().nullable(),
      after: z.string(),
      reason: z.string(),
      /** It moved because it stood while something was awaited; nobody extended it. */
      stopped: z.boolean(),
      /** For how many days of the calendar; 0 of one that was extended. */
      stood_days: z.number(),
    }),
  ),
  /** Earlier issuers, latest change first; '' = none. */
  issuer_changes: z.array(
    z.object({ at: z.string(), by: z.string(), before: z.string(), after: z.string(), reason: z.string() }),
  ),
  /** People named on the document; they see it whatever its access level. */
  named_people: z.array(z.object({ id: z.number(), name: z.string() })),
  /** What the caller would find in the document's tabs. */
  connected: z.object({
    comments: z.number(),
    links: z.number(),
    /** The documents that this one answers. */
    answers: z.array(z.object({ id: z.number(), number: z.string() })),
  }),
  /** Set when a test document was deleted; only its number is left. */
  deleted: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** What the caller may do now; `cannot` says why not for the rest. */
  can: z.object({
    edit: z.boolean(),
    annul: z.boolean(),
    attach: z.boolean(),
    change_status: z.boolean(),
    extend: z.boolean(),
    link: z.boolean(),
    change_issuer: z.boolean(),
    assign: z.boolean(),
    /** Only of a test document. */
    delete_test: z.boolean(),
  }),
  cannot: z.object({
    edit: z.string().optional(),
    annul: z.string().optional(),
    attach: z.string().optional(),
    change_status: z.string().optional(),
    extend: z.string().optional(),
    link: z.string().optional(),
    change_issuer: z.string().optional(),
    assign: z.string().optional(),
    delete_test: z.string().optional(),
  }),
}
