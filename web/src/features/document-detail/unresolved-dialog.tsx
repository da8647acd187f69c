import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type Props = { names: readonly string[]; onSave: () => void; onClose: () => void }

/** Asks before a comment is saved that addresses somebody whom nobody chose from the list. */
export function UnresolvedDialog({ names, onSave, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened
      title={t('documents.mention_unresolved_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onSave}>
            {t('documents.mention_save_so')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('documents.mention_back')}
          </Button>
        </>
      }
    >
      <p>{t('documents.mention_unresolved', { names: names.join(', ') })}</p>
    </Dialog>
  )
}
