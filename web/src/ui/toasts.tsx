import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from './app-link.tsx'
import { currentToasts, dropToast, listenToToasts, type Toast } from './toast-store.ts'
import styles from './toasts.module.css'

export { type ToastKind, toast } from './toast-store.ts'

const icons = { success: IconCircleCheck, error: IconExclamationCircle, warning: IconAlertTriangle }
const titles = { success: 'messages.success', error: 'messages.failed', warning: 'messages.warning' } as const

function OneToast({ id, kind, message, link }: Toast) {
  const { t } = useTranslation()
  const Icon = icons[kind]
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={styles.text}>
        <b>{t(titles[kind])}</b>
        {message}
        {link && (
          <AppLink to={link.to} onClick={() => dropToast(id)}>
            {link.label}
          </AppLink>
        )}
      </div>
      <CloseButton size="sm" aria-label={t('common.close')} onClick={() => dropToast(id)} />
    </div>
  )
}

/** Where toasts appear; one per application. */
export function Toasts() {
  const toasts = useSyncExternalStore(listenToToasts, currentToasts)
  return (
    <div className={styles.region}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
    </div>
  )
}
