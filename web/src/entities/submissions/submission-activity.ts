import { bareSubmissionCalls } from '@hdoc/contract/submissions/bare-submissions.ts'
import { rejectReasons, submissionStatusLabels } from '@hdoc/contract/submissions/submission-status.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { submissionsKey } from '../changes/keys.ts'
import type { ActivityOf } from '../subject/activity/activity-of.ts'
import { subjectQuery } from '../subject/subject-query.ts'

const labels = {
  number: 'submissions.number',
  deadline_on: 'submissions.deadline',
  doc_type: 'submissions.type',
  files: 'submissions.files',
  submission_status: 'submissions.status',
  reject_reason: 'submissions.reject_reason',
  pending_until: 'submissions.until',
} as const
const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)

function wordsOf(field: string, value: string): string {
  if (field === 'deadline_on' || field === 'pending_until') return formatDate(value)
  if (field === 'submission_status' && Object.hasOwn(submissionStatusLabels, value))
    return say(submissionStatusLabels[value as keyof typeof submissionStatusLabels])
  if (field === 'reject_reason' && Object.hasOwn(rejectReasons, value))
    return say(rejectReasons[value as keyof typeof rejectReasons])
  return value
}

/** What was done with a submitted document. */
export const submissionActivity: ActivityOf = {
  query: subjectQuery(submissionsKey, 'activity', (asked) => call(bareSubmissionCalls.activity, asked)),
  change: (_action, { field, before, after }) => {
    const value = after === '' ? before : after
    return isLabelled(field) && value !== '' ? `${t(labels[field])}: ${wordsOf(field, value)}` : undefined
  },
}
