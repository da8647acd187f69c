import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/document-status.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconPencil, IconProgressCheck, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PrintMenu } from '../../entities/printing/print-menu.tsx'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { AppLink } from '../../ui/display/app-link.tsx'

type Props = {
  document: Document
  onEdit: () => void
  onAnnul: () => void
  onStatus: () => void
  onDelete: () => void
}

/** What one may do with the document now. A button that is not allowed says why. */
export function DocumentActions({ document, onEdit, onAnnul, onStatus, onDelete }: Props) {
  const { t } = useTranslation()
  const { can, cannot } = document
  const { user } = useSession()
  const mayReply =
    document.category === 'intrare' &&
    !document.annulled &&
    user !== null &&
    hasPermission(user, 'document.register')
  const isClosed = documentStatus(document.status.id as DocumentStatusId).kind === 'closed'
  return (
    <>
      {!document.deleted && <PrintMenu id={document.id} />}
      {mayReply && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          renderRoot={(props) => <AppLink {...props} to={`/document/new/iesire?answers=${document.id}`} />}
        >
          {t('documents.reply')}
        </Button>
      )}
      {document.is_test && !document.deleted && (
        <GuardedButton
          variant="default"
          allowed={can.delete_test}
          reason={cannot.delete_test}
          leftSection={<IconTrash size={16} />}
          onClick={onDelete}
        >
          {t('test_documents.remove')}
        </GuardedButton>
      )}
      <GuardedButton
        variant="default"
        allowed={can.annul}
        reason={cannot.annul}
        leftSection={<IconBan size={16} />}
        onClick={onAnnul}
      >
        {t('documents.annul')}
      </GuardedButton>
      <GuardedButton
        variant="default"
        allowed={can.change_status}
        reason={cannot.change_status}
        leftSection={<IconProgressCheck size={16} />}
        onClick={onStatus}
      >
        {t(isClosed ? 'documents.reopen' : 'documents.change_status')}
      </GuardedButton>
      <GuardedButton
        allowed={can.edit}
        reason={cannot.edit}
        leftSection={<IconPencil size={16} />}
        onClick={onEdit}
      >
        {t('common.edit')}
      </GuardedButton>
    </>
  )
}
