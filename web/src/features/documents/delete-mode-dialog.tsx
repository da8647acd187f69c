import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDeleteMode } from '../../entities/session/use-delete-mode.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** Explains delete mode before it is switched on. */
export default function DeleteModeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { switchMode, pending } = useDeleteMode(onClose)
  return (
    <Dialog
      title={t('test_documents.on_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={pending} onClick={() => switchMode(true)}>
            {t('test_documents.on')}
          </Button>
        </>
      }
    >
      <Note kind="warn">{t('test_documents.on_what')}</Note>
    </Dialog>
  )
}
