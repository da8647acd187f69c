import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeText } from '../../entities/documents/change-text.ts'
import { fieldLabel } from '../../entities/documents/field-label.ts'
import { documentActivityQuery } from '../../entities/documents/queries.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import styles from './document-detail.module.css'

const actions = {
  'document.registered': 'documents.action_registered',
  'document.updated': 'documents.action_updated',
  'document.annulled': 'documents.action_annulled',
  'file.attached': 'documents.action_file_attached',
  'file.scanned': 'documents.action_file_scanned',
  'phone_link.made': 'documents.action_phone_link_made',
  'phone_link.revoked': 'documents.action_phone_link_revoked',
  'file.stamped': 'printing.action_stamped',
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
  'document.test_deleted': 'test_documents.action_deleted',
} as const

/** Whether a field is only named by an entry: it has no value before. */
const isToldOnce = (field: string): boolean =>
  ['file', 'original', 'label', 'paper', 'number', 'register', 'link', 'linked_document'].includes(field)

function Step({ step }: { step: SubjectActivity }) {
  const { t } = useTranslation()
  const known = Object.hasOwn(actions, step.action)
  const what = known ? t(actions[step.action as keyof typeof actions]) : step.action
  return (
    <li>
      <b>{step.for ? t('documents.acting_for', { by: step.for, real: step.by }) : step.by}</b> {what}
      {step.changes.length > 0 && (
        <ul className={styles.changes}>
          {step.changes.map(({ field, before, after }) => (
            <li key={field}>
              {fieldLabel(field)}:{' '}
              {isToldOnce(field)
                ? changeText(field, after)
                : t('documents.before_after', {
                    before: changeText(field, before),
                    after: changeText(field, after),
                  })}
            </li>
          ))}
        </ul>
      )}
      {step.reason && <div>{t('documents.reason', { reason: step.reason })}</div>}
      <div className={styles.quiet}>{formatDateTime(step.at)}</div>
    </li>
  )
}

/** Everything that was done with the document, newest first, each change with before and after. */
export function ActivityTab({ id }: { id: number }) {
  const { t } = useTranslation()
  const answer = useQuery(documentActivityQuery(id))
  if (answer.isPending) return <Loading />
  if (answer.isError) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  if (answer.data.length === 0) return <Empty title={t('documents.activity_empty')} />
  return (
    <div className={styles.panel}>
      <ol className={styles.timeline}>
        {answer.data.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </div>
  )
}
