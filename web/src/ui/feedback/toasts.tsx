import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoves } from '../links/moves.ts'
import { currentToasts, dropKept, dropToast, listenToToasts, type Toast, toastLife } from './toast-store.ts'
import styles from './toasts.module.css'
import { useHeld } from './use-held.ts'

const icons = { success: IconCircleCheck, error: IconExclamationCircle, warning: IconAlertTriangle }
const titles = { success: 'messages.success', error: 'messages.failed', warning: 'messages.warning' } as const

/**
 * One toast. It goes by itself after `toastLife`, but stays while somebody points at it or has the focus in
 * it, so that there is time to read (WCAG 2.2.1). One that tells of a failure begins to go only after
 * somebody has pointed at it or had the focus in it, unless it has a link: then a note in the page keeps it.
 */
function OneToast({ id, kind, message, link }: Toast) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  // A toast that appears under a resting mouse does not count as pointed at: it must not stay over the button
  // just clicked.
  const [held, ref] = useHeld()
  const wasRead = useRef(false)
  useEffect(() => {
    wasRead.current ||= held
    const staysUnread = kind === 'error' && link === undefined
    if (held || (staysUnread && !wasRead.current)) return undefined
    const timer = setTimeout(() => dropToast(id), toastLife)
    return () => clearTimeout(timer)
  }, [held, id, kind, link])
  const Icon = icons[kind]
  return (
    <div ref={ref} className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={styles.text}>
        <b>{t(titles[kind])}</b>
        {message}
        {link && (
          <Link
            to={link.to}
            onClick={() => {
              dropToast(id)
              dropKept(id)
            }}
          >
            {link.label}
          </Link>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={() => dropToast(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
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
