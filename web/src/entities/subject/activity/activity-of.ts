import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { SubjectQuery } from '../subject-query.ts'

export type ActivityChange = SubjectActivity['changes'][number]

/** What a kind of subject says to show its activity. */
export type ActivityOf = {
  query: SubjectQuery<SubjectActivity[]>
  /** What somebody did, read after their name; without it the trail's own label stands for the step. */
  deed?: (action: string) => string | undefined
  /** A changed field in a line; undefined for one that says nothing to a reader. */
  change: (action: string, change: ActivityChange) => string | undefined
}
