import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { documentsKey } from '../../changes/keys.ts'
import type { ActivityOf } from '../../subject/activity/activity-of.ts'
import { subjectQuery } from '../../subject/subject-query.ts'
import { changeText } from './change-text.ts'
import { fieldLabel } from './field-label.ts'

const deeds = {
  'document.registered': 'documents.action_registered',
  'document.updated': 'documents.action_updated',
  'document.annulled': 'documents.action_annulled',
  'file.attached': 'documents.action_file_attached',
  'file.scanned': 'documents.action_file_scanned',
  'phone_link.made': 'documents.action_phone_link_made',
  'phone_link.revoked': 'documents.action_phone_link_revoked',
  'file.stamped': 'printing.action_stamped',
  'file.sealed': 'signatures.action_sealed',
  'label.printed': 'printing.action_label',
  'receipt.printed': 'printing.action_receipt',
  'file.version_added': 'documents.action_file_version_added',
  'file.version_restored': 'documents.action_file_version_restored',
  'file.locked': 'documents.action_file_locked',
  'file.unlocked': 'documents.action_file_unlocked',
  'file.lock_taken': 'documents.action_file_lock_taken',
  'document.files_downloaded': 'documents.action_files_downloaded',
  'download.cut_off': 'documents.action_download_cut_off',
  'document.number_taken': 'documents.action_number_taken',
  'document.further_left_out': 'documents.action_further_left_out',
  'document.imported': 'documents.action_imported',
  'document.status_changed': 'documents.action_status_changed',
  'document.reopened': 'documents.action_reopened',
  'document.pending_ended': 'documents.action_pending_ended',
  'document.assigned': 'documents.action_assigned',
  'document.deadline_extended': 'documents.action_deadline_extended',
  'document.commented': 'documents.action_commented',
  'document.comment_changed': 'documents.action_comment_changed',
  'document.linked': 'documents.action_linked',
  'document.unlinked': 'documents.action_unlinked',
  'document.issuer_changed': 'documents.action_issuer_changed',
  'document.batch_undone': 'documents.action_batch_undone',
  'document.handed_over': 'documents.action_handed_over',
  'document.received': 'documents.action_received',
  'document.not_received': 'documents.action_not_received',
  'document.kept_back': 'documents.action_kept_back',
  'approval.requested': 'documents.action_approval_requested',
  'approval.approved': 'documents.action_approved',
  'approval.declined': 'documents.action_declined',
  'approval.signed': 'documents.action_signed',
  'approval.revoked': 'documents.action_approval_revoked',
  'approval.reassigned': 'documents.action_approval_reassigned',
  'document.test_deleted': 'test_documents.action_deleted',
} as const

/** Fields that an entry only names: they have no value before. */
const toldOnce = new Set([
  'file',
  'original',
  'label',
  'paper',
  'number',
  'register',
  'link',
  'linked_document',
  'transfer',
  'to',
  'paper_at',
  'refusal',
  'approvers',
  'signature',
  'certificate',
])

/** What a field is called in an entry; a step of an approval has a name, and somebody may have taken it for another. */
function labelOf(action: string, field: string): string {
  if (!action.startsWith('approval.') || action === 'approval.reassigned') return fieldLabel(field)
  if (field === 'label') return t('documents.f_step')
  return field === 'person' ? t('documents.f_in_place') : fieldLabel(field)
}

/** What was done with a document. */
export const documentActivity: ActivityOf = {
  query: subjectQuery(documentsKey, 'activity', (asked) => call(bareDocumentCalls.activity, asked)),
  deed: (action) => (Object.hasOwn(deeds, action) ? t(deeds[action as keyof typeof deeds]) : undefined),
  change: (action, { field, before, after }) => {
    const isTold = toldOnce.has(field) || (field === 'person' && before === '')
    const value = isTold
      ? changeText(field, after)
      : t('documents.before_after', { before: changeText(field, before), after: changeText(field, after) })
    return `${labelOf(action, field)}: ${value}`
  },
}
