import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../display/app-link.tsx'
import { currentToasts, dropKept, dropToast, listenToToasts, type Toast, toastLife } from './toast-store.ts'
import styles from './toasts.module.css'
import { useHeld } from './use-held.ts'

export { type ToastKind, toast } from './toast-store.ts'

const icons = { success: IconCircleCheck, error: IconExclamationCircle, warning: IconAlertTriangle }
const titles = { success: 'messages.success', error: 'messages.failed', warning: 'messages.warning' } as const

/**
 * One toast. It goes by itself after `toastLife`, but stays while somebody points at it or has the focus in
 * it, so that there is time to read (WCAG 2.2.1).
 */
function OneToast({ id, kind, message, link }: Toast) {
  const { t } = useTranslation()
  // A toast that appears under a resting mouse does not count as pointed at: it must not stay over the button
  // just clicked.
  const [held, ref] = useHeld()
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dropToast(id), toastLife)
    return () => clearTimeout(timer)
  }, [held, id])
  const Icon = icons[kind]
  return (
    <div ref={ref} className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={styles.text}>
        <b>{t(titles[kind])}</b>
        {message}
        {link && (
          <AppLink
            to={link.to}
            onClick={() => {
              dropToast(id)
              dropKept(id)
            }}
          >
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
