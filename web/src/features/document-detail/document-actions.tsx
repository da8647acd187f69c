import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowBackUp,
  IconBan,
  IconDots,
  IconNews,
  IconPencil,
  IconProgressCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PrintMenu } from '../../entities/printing/print-menu.tsx'
import { useMay } from '../../entities/session/use-may.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { GuardedItem } from '../../ui/action/guarded-item.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'

type Props = {
  document: Document
  onEdit: () => void
  onAnnul: () => void
  onStatus: () => void
  onDelete: () => void
  onGazette: () => void
}

/**
 * What one may do with the document now: the usual commands in a row, the rare ones behind „…”. A telephone
 * has room for printing and the status. A command that is not allowed says why; an annulled document says
 * that once, so it shows no locked commands.
 */
export function DocumentActions({ document, onEdit, onAnnul, onStatus, onDelete, onGazette }: Props) {
  const { t } = useTranslation()
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { can, cannot, annulled, deleted } = document
  const may = useMay()
  const mayReply = document.category === 'intrare' && !annulled && may('document.register')
  const mayPublish = !annulled && !deleted && may('gazette.publish')
  const isClosed = documentStatus(document.status.id as DocumentStatusId).kind === 'closed'
  const reply = {
    to: '/document/new/{-$category}',
    params: { category: 'iesire' },
    search: { answers: document.id },
  } as const
  const isTest = document.is_test && !deleted
  return (
    <>
      {!deleted && <PrintMenu id={document.id} />}
      {mayReply && !phone && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} />}
          renderRoot={(props) => <AppLink {...props} to={reply} />}
        >
          {t('documents.reply')}
        </Button>
      )}
      {!annulled && !phone && (
        <GuardedButton
          variant="default"
          allowed={can.edit}
          reason={cannot.edit}
          leftSection={<IconPencil size={16} />}
          onClick={onEdit}
        >
          {t('common.edit')}
        </GuardedButton>
      )}
      {!annulled && (
        <GuardedButton
          allowed={can.change_status}
          reason={cannot.change_status}
          leftSection={<IconProgressCheck size={16} />}
          onClick={onStatus}
        >
          {t(isClosed ? 'documents.reopen' : 'documents.change_status')}
        </GuardedButton>
      )}
      {(!annulled || isTest) && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              variant="default"
              size={34}
              aria-label={t('documents.more')}
              title={t('documents.more')}
            >
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayReply && phone && (
              <Menu.Item
                leftSection={<IconArrowBackUp size={16} />}
                renderRoot={(props) => <AppLink {...props} to={reply} />}
              >
                {t('documents.reply')}
              </Menu.Item>
            )}
            {!annulled && phone && (
              <GuardedItem
                allowed={can.edit}
                reason={cannot.edit}
                leftSection={<IconPencil size={16} />}
                onClick={onEdit}
              >
                {t('common.edit')}
              </GuardedItem>
            )}
            {!annulled && (
              <GuardedItem
                allowed={can.annul}
                reason={cannot.annul}
                leftSection={<IconBan size={16} />}
                onClick={onAnnul}
              >
                {t('documents.annul')}
              </GuardedItem>
            )}
            {mayPublish && (
              <Menu.Item leftSection={<IconNews size={16} />} onClick={onGazette}>
                {t('documents.to_gazette')}
              </Menu.Item>
            )}
            {isTest && (
              <GuardedItem
                allowed={can.delete_test}
                reason={cannot.delete_test}
                leftSection={<IconTrash size={16} />}
                onClick={onDelete}
              >
                {t('test_documents.remove')}
              </GuardedItem>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
