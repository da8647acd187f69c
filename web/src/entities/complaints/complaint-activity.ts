import { bareComplaintCalls } from '@hdoc/contract/complaints/bare-complaints.ts'
import { complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { complaintsKey } from '../changes/keys.ts'
import type { ActivityOf } from '../subject/activity/activity-of.ts'
import { subjectQuery } from '../subject/subject-query.ts'

const labels = {
  number: 'complaints.number',
  deadline_on: 'complaints.deadline',
  complaint_type: 'complaints.type',
  complaint_status: 'complaints.status',
  case: 'complaints.case',
  group: 'complaints.department',
  authority: 'complaints.authority',
  complaint: 'complaints.other',
  supporters: 'complaints.supporters',
  place: 'complaints.place',
  file: 'complaints.photo',
  hidden_parts: 'complaints.hidden_parts',
} as const
const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)

function wordsOf(field: string, value: string): string {
  if (field === 'deadline_on') return formatDate(value)
  if (field === 'complaint_status' && Object.hasOwn(complaintStatusLabels, value))
    return say(complaintStatusLabels[value as keyof typeof complaintStatusLabels])
  return value
}

/** What was done with a complaint. */
export const complaintActivity: ActivityOf = {
  query: subjectQuery(complaintsKey, 'activity', (asked) => call(bareComplaintCalls.activity, asked)),
  change: (_action, { field, before, after }) => {
    const value = after === '' ? before : after
    return isLabelled(field) && value !== '' ? `${t(labels[field])}: ${wordsOf(field, value)}` : undefined
  },
}
