import { Loader, Portal } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { postingCount, subscribePosting } from '../../lib/calls/posting.ts'
import styles from './posting-spinner.module.css'

/** Delay before the cover shows; without it, quick calls would flash. */
const patienceMs = 300

/** Covers the page while a posted call runs longer than 300 ms. */
export function PostingSpinner() {
  const { t } = useTranslation()
  const busy = useSyncExternalStore(subscribePosting, postingCount) > 0
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  if (!busy || !late) return null
  return (
    <Portal>
      <div className={styles.scrim}>
        <div className={styles.box} role="alertdialog" aria-modal="true" aria-label={t('messages.posting')}>
          <Loader size="sm" />
          <span role="status">{t('messages.posting')}</span>
        </div>
      </div>
    </Portal>
  )
}
