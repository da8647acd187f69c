import {
  complaintStatusClass,
  complaintStatusLabels,
  type ComplaintStatus as Status,
} from '@hdoc/contract/complaints/complaint-status.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

export function ComplaintStatus({ status }: { status: Status }) {
  useLanguage()
  return <StatusTag className={complaintStatusClass[status]}>{say(complaintStatusLabels[status])}</StatusTag>
}

/** Whether somebody still has to do something about it. */
export const isWorkedOn = (status: Status): boolean => status === 'open' || status === 'in_progress'
