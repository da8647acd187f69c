import { t } from '../../../lib/languages/i18n.ts'

const labels = {
  group_id: 'documents.department',
  user_id: 'workcases.person',
  role: 'workcases.role',
  deadline_on: 'workcases.own_deadline',
  shares: 'workcases.shares',
  resolution: 'workcases.resolution',
  reason: 'workcases.reason',
  note: 'workcases.note',
  status: 'workcases.closing_status',
  legal_ground: 'workcases.legal_ground',
  declined_to: 'workcases.declined_to',
  pending_until: 'documents.pending_until',
  pending_days: 'documents.pending_days',
  document_id: 'documents.document',
  title: 'workcases.title',
  days: 'documents.extend_days',
} as const

/** The label of a field of the dialogs of a case, by its path. */
export function labelOfCaseField(path: string): string | undefined {
  const field = path.split('.').at(-1) ?? path
  return Object.hasOwn(labels, field) ? t(labels[field as keyof typeof labels]) : undefined
}
