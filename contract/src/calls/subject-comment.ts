import { z } from 'zod'

/** A comment on a subject, as it is shown. Each subject adds who reads it. */
export const subjectCommentRow = z.object({
  id: z.number(),
  body: z.string(),
  by: z.string(),
  at: z.string(),
  /** When its author last changed it; earlier texts stay readable. */
  edited_at: z.string().nullable(),
  earlier: z.array(z.object({ body: z.string(), until: z.string() })),
  mentions: z.array(z.object({ id: z.number(), name: z.string() })),
  can: z.object({ edit: z.boolean() }),
})
export type SubjectComment = z.output<typeof subjectCommentRow>
