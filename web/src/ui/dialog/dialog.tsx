import { Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { useFocusKept } from './use-focus-kept.ts'

type Props = {
  title: ReactNode
  opened: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons; the main one last. */
  footer?: ReactNode
  /** Esc and a click outside the dialog close it. */
  dismissable?: boolean
}

/** The frame of every dialog: 50vw wide, 75vw under 960 px, 90vw under 640 px (specification §9). */
export function Dialog({ title, opened, onClose, children, footer, dismissable = true }: Props) {
  const { t } = useTranslation()
  const body = useRef<HTMLDivElement>(null)
  useFocusBack()
  useFocusKept(body)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{ content: styles.content }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      closeOnClickOutside={dismissable}
      closeOnEscape={dismissable}
    >
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}
