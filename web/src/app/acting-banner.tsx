import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './acting-banner.module.css'

type Props = { name: string; real: string; onBack: () => void }

/** Names both people while somebody acts as another, and leads back. */
export function ActingBanner({ name, real, onBack }: Props) {
  const { t } = useTranslation()
  return (
    <aside className={styles.banner} aria-label={t('shell.acting_label')}>
      <span>{t('shell.acting', { name, real })}</span>
      <Button size="xs" variant="default" onClick={onBack}>
        {t('shell.acting_back')}
      </Button>
    </aside>
  )
}
