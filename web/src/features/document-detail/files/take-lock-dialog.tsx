import { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { useShowDocument } from '../change/use-show-document.ts'

type Props = { document: Document; file: FileRow; onClose: () => void }

/**
 * Takes a file over from the person who holds it. The dialog asks for the reason, because that person loses
 * what they have not sent yet.
 */
export function TakeLockDialog({ document, file: { id, name, lock }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={documentFileCalls.takeLock}
      values={{ id }}
      changes={[{ what: 'document.files_changed', id: document.id }]}
      title={t('files.take_lock_title', { name })}
      label={t('files.take_lock_reason')}
      save={t('files.take_lock')}
      said={t('files.lock_taken', { name })}
      onDone={useShowDocument()}
      onClose={onClose}
    >
      <Note kind="warn">{t('files.take_lock_what', { name: lock?.by ?? '' })}</Note>
    </ReasonDialog>
  )
}
