import {
  type SubmissionStatus as Status,
  submissionStatusClass,
  submissionStatusLabels,
} from '@hdoc/contract/submissions/submission-status.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

export function SubmissionStatus({ status }: { status: Status }) {
  useLanguage()
  return (
    <StatusTag className={submissionStatusClass[status]}>{say(submissionStatusLabels[status])}</StatusTag>
  )
}
