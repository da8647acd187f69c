import { testDocumentCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { useDocumentReason } from './use-document-form.ts'

/** Deleting a test document: says what goes and what stays, and asks for the reason. */
export default function DeleteTestDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { number } = document
  return (
    <ReasonDialog
      {...useDocumentReason(document, onClose)}
      endpoint={testDocumentCalls.remove}
      title={t('test_documents.remove_title', { number })}
      label={t('test_documents.remove_reason')}
      save={t('test_documents.remove')}
      said={t('test_documents.removed', { number })}
    >
      <Note kind="warn">{t('test_documents.remove_what')}</Note>
    </ReasonDialog>
  )
}
