import { CloseButton } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../links/app-link.tsx'
import styles from './kept-toasts.module.css'
import { Note } from './note.tsx'
import { dropKept, keptToasts, listenToToasts } from './toast-store.ts'

/**
 * Shows the toasts that had a link as notes in the page, until each link is followed or the note is closed.
 */
export function KeptToasts() {
  const { t } = useTranslation()
  const kept = useSyncExternalStore(listenToToasts, keptToasts)
  return kept.map(({ id, kind, message, link }) => (
    <Note key={id} kind={kind === 'success' ? 'ok' : kind === 'error' ? 'bad' : 'warn'}>
      <div className={styles.kept}>
        <span>{message}</span>
        {link && (
          <AppLink to={link.to} onClick={() => dropKept(id)}>
            {link.label}
          </AppLink>
        )}
        <CloseButton size="sm" aria-label={t('common.close')} onClick={() => dropKept(id)} />
      </div>
    </Note>
  ))
}
