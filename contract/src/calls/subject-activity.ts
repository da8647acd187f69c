import { z } from 'zod'

/** One field before and after, as text; '' = it was empty or not there. */
export const changedField = z.object({ field: z.string(), before: z.string(), after: z.string() })

/** One entry of the trail, as shown with its subject: a document, a register. */
export const subjectActivityRow = z.object({
  id: z.number(),
  at: z.string(),
  /** Past tense, as in `activity-labels.ts`: `document.annulled`, `register.closed` … */
  action: z.string(),
  by: z.string(),
  /** The real person, when somebody acted as another. */
  for: z.string().nullable(),
  reason: z.string(),
  changes: z.array(changedField),
})
export type SubjectActivity = z.output<typeof subjectActivityRow>
