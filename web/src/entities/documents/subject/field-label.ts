import { isPlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { legalFactLabels } from '@hdoc/contract/reports/legal-fact-labels.ts'
import { say, t } from '../../../lib/languages/i18n.ts'

const labels = {
  doc_type_id: 'documents.type',
  doc_type: 'documents.type',
  access_level: 'documents.access_level',
  deadline_on: 'documents.deadline',
  group_id: 'documents.department',
  group: 'documents.department',
  user_ids: 'documents.named_people',
  people: 'documents.named_people',
  status: 'documents.status',
  pending_until: 'documents.pending_until',
  pending_days: 'documents.pending_days',
  pending_type: 'documents.pending_type',
  days: 'documents.extend_days',
  file: 'documents.file',
  original: 'printing.f_original',
  label: 'printing.f_label',
  paper: 'printing.f_paper',
  number: 'documents.f_number',
  register: 'documents.register',
  link: 'documents.link',
  linked_document: 'documents.linked_document',
  issuer: 'documents.issuer',
  batch: 'documents.batch',
  files: 'documents.files',
  file_version: 'documents.file_version',
  locked_by: 'documents.locked_by',
  transfer: 'document_history.f_transfer',
  from: 'document_history.f_from',
  to: 'document_history.f_to',
  paper_at: 'document_history.f_paper_at',
  refusal: 'document_history.f_refusal',
  person: 'document_history.f_person',
  approvers: 'document_history.f_approvers',
  approval_status: 'documents.status',
  signature: 'document_history.f_signature',
  signed_version: 'document_history.f_signed_version',
  certificate: 'document_history.f_certificate',
  certificate_confirmed: 'document_history.f_certificate_confirmed',
  comment: 'document_history.f_comment',
  reason: 'documents.annul_reason',
} as const

/** Label of a document's field; a field not listed here, from a later part, gives its name. */
export function fieldLabel(field: string): string {
  if (isPlainName(field)) return say(plainField(field).label)
  if (Object.hasOwn(legalFactLabels, field))
    return say(legalFactLabels[field as keyof typeof legalFactLabels])
  return Object.hasOwn(labels, field) ? t(labels[field as keyof typeof labels]) : field
}
