import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './plain-dialog.module.css'

type Props = {
  title: string
  children: ReactNode
  footer: ReactNode
  /** Called on Esc. Without it the dialog stays until one of its buttons is pressed. */
  onClose?: () => void
}

/**
 * A dialog made of the browser's own element. It is part of the first load, for messages that must be shown
 * when no further code can be fetched. All other dialogs use `Dialog`.
 */
export function PlainDialog({ title, children, footer, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div className={styles.footer}>{footer}</div>
    </dialog>
  )
}
