import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSwitch } from '../../entities/session/use-switch.ts'
import styles from './acting-banner.module.css'

/** Names the client that a platform administrator has entered, and leads out of it. */
export function ClientBanner({ name }: { name: string }) {
  const { t } = useTranslation()
  const { leaveClient, pending } = useSwitch()
  return (
    <aside className={`${styles.banner} ${styles.client}`} aria-label={t('shell.client_label')}>
      <span>{t('shell.client', { name })}</span>
      <Button size="xs" variant="default" loading={pending} onClick={leaveClient}>
        {t('shell.client_leave')}
      </Button>
    </aside>
  )
}
