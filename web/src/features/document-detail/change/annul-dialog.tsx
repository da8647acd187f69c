import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { useDocumentReason } from './use-document-form.ts'

/** Annulling: says what is lost and asks for the reason. */
export function AnnulDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { number } = document
  return (
    <ReasonDialog
      {...useDocumentReason(document, onClose)}
      endpoint={documentCalls.annul}
      title={t('documents.annul_title', { number })}
      label={t('documents.annul_reason')}
      save={t('documents.annul')}
      said={t('documents.annul_done', { number })}
    >
      <Note kind="warn">{t('documents.annul_what')}</Note>
    </ReasonDialog>
  )
}
