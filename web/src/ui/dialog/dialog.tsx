import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'
// The host is loaded with the first dialog, so that opening one fetches nothing more.
import './dialog-host.tsx'
import { DialogId } from './dialog-id.ts'
import { closeDialog, listenToDialogs, openDialog, placeOf } from './dialog-stack.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons; the main one last. */
  footer?: ReactNode
  /** Esc and a click outside the dialog close it. */
  dismissable?: boolean
}

/**
 * The content of a dialog, open as long as it is drawn. `DialogHost` draws the frame around it and gives the
 * focus back afterwards.
 */
export function Dialog({ title, onClose, children, footer, dismissable = true }: Props) {
  const id = useId()
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => openDialog({ id, dismissable, close: () => close.current() }), [id, dismissable])
  useLayoutEffect(() => () => closeDialog(id), [id])
  const place = useSyncExternalStore(listenToDialogs, () => placeOf(id))
  if (!place) return null
  return (
    <DialogId value={id}>
      {createPortal(title, place.title)}
      {createPortal(
        <>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>,
        place.body,
      )}
    </DialogId>
  )
}
