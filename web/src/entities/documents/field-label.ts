import { t } from '../../lib/i18n.ts'

const labels = {
  short_description: 'documents.subject',
  doc_type_id: 'documents.type',
  doc_type: 'documents.type',
  pages: 'registration.pages',
  annexes: 'registration.annexes',
  external_number: 'registration.external_number',
  external_date: 'registration.external_date',
  access_level: 'documents.access_level',
  additional_info: 'documents.additional_info',
  physical_form: 'documents.physical_form',
  location: 'documents.location',
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
  reason: 'documents.annul_reason',
} as const

/** Label of a document's field; a field not listed here, from a later part, gives its name. */
export function fieldLabel(field: string): string {
  return Object.hasOwn(labels, field) ? t(labels[field as keyof typeof labels]) : field
}
