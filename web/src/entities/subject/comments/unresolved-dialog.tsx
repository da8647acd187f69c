import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type Props = { names: readonly string[]; onSave: () => void; onClose: () => void }

/** Asks before a comment is saved that addresses somebody whom nobody chose from the list. */
export function UnresolvedDialog({ names, onSave, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('subject.mention_unresolved_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onSave}>
            {t('subject.mention_save_so')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('subject.mention_back')}
          </Button>
        </>
      }
    >
      <p>{t('subject.mention_unresolved', { names: names.join(', ') })}</p>
    </Dialog>
  )
}
