import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDeleteMode } from '../../entities/session/use-delete-mode.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import styles from './acting-banner.module.css'

/**
 * Stands on every page while delete mode is on: says until when, and offers to end it to people with that
 * right.
 */
export default function DeleteModeBanner({ until }: { until: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const { switchMode, pending } = useDeleteMode()
  return (
    <aside className={styles.banner} aria-label={t('test_documents.banner_label')}>
      <span>{t('test_documents.banner', { until: formatDateTime(until) })}</span>
      {may('can_delete_test_data') && (
        <Button size="xs" variant="default" loading={pending} onClick={() => switchMode(false)}>
          {t('test_documents.off')}
        </Button>
      )}
    </aside>
  )
}
