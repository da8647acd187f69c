import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { documentsKey } from '../../changes/keys.ts'
import type { ActivityOf } from '../../subject/activity/activity-of.ts'
import { subjectQuery } from '../../subject/subject-query.ts'
import { changeText } from './change-text.ts'
import { fieldLabel } from './field-label.ts'

const deeds = {
  'document.registered': 'document_history.action_registered',
  'document.updated': 'document_history.action_updated',
  'document.annulled': 'document_history.action_annulled',
  'file.attached': 'document_history.action_file_attached',
  'file.scanned': 'document_history.action_file_scanned',
  'phone_link.made': 'document_history.action_phone_link_made',
  'phone_link.revoked': 'document_history.action_phone_link_revoked',
  'file.stamped': 'printing.action_stamped',
  'file.sealed': 'signatures.action_sealed',
  'label.printed': 'printing.action_label',
  'receipt.printed': 'printing.action_receipt',
  'file.version_added': 'document_history.action_file_version_added',
  'file.version_restored': 'document_history.action_file_version_restored',
  'file.locked': 'document_history.action_file_locked',
  'file.unlocked': 'document_history.action_file_unlocked',
  'file.lock_taken': 'document_history.action_file_lock_taken',
  'document.files_downloaded': 'document_history.action_files_downloaded',
  'download.cut_off': 'document_history.action_download_cut_off',
  'document.number_taken': 'document_history.action_number_taken',
  'document.further_left_out': 'document_history.action_further_left_out',
  'document.imported': 'document_history.action_imported',
  'document.status_changed': 'document_history.action_status_changed',
  'document.reopened': 'document_history.action_reopened',
  'document.pending_ended': 'document_history.action_pending_ended',
  'document.assigned': 'document_history.action_assigned',
  'document.deadline_extended': 'document_history.action_deadline_extended',
  'document.commented': 'document_history.action_commented',
  'document.comment_changed': 'document_history.action_comment_changed',
  'document.linked': 'document_history.action_linked',
  'document.unlinked': 'document_history.action_unlinked',
  'document.issuer_changed': 'document_history.action_issuer_changed',
  'document.batch_undone': 'document_history.action_batch_undone',
  'document.legal_facts_saved': 'document_history.action_legal_facts_saved',
  'document.read_confirmed': 'document_history.action_read_confirmed',
  'document.handed_over': 'document_history.action_handed_over',
  'document.received': 'document_history.action_received',
  'document.not_received': 'document_history.action_not_received',
  'document.kept_back': 'document_history.action_kept_back',
  'approval.requested': 'document_history.action_approval_requested',
  'approval.approved': 'document_history.action_approved',
  'approval.declined': 'document_history.action_declined',
  'approval.signed': 'document_history.action_signed',
  'approval.revoked': 'document_history.action_approval_revoked',
  'approval.reassigned': 'document_history.action_approval_reassigned',
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
  if (field === 'label') return t('document_history.f_step')
  return field === 'person' ? t('document_history.f_in_place') : fieldLabel(field)
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
