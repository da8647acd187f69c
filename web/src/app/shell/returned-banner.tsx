import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './acting-banner.module.css'

type Props = { onReturn: () => void; onClose: () => void }

/** After acting as another user: offers the page on which it began. */
export function ReturnedBanner({ onReturn, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <aside className={`${styles.banner} ${styles.client}`} aria-label={t('shell.returned_label')}>
      <span role="status">{t('shell.returned')}</span>
      <Button size="xs" variant="default" onClick={onReturn}>
        {t('shell.returned_link')}
      </Button>
      <CloseButton size="sm" aria-label={t('shell.returned_close')} onClick={onClose} />
    </aside>
  )
}
