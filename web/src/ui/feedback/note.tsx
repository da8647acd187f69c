import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import styles from './note.module.css'

const icons = {
  ok: IconCircleCheck,
  bad: IconExclamationCircle,
  info: IconInfoCircle,
  warn: IconAlertTriangle,
}
type Props = {
  kind: keyof typeof icons
  children: ReactNode
  icon?: typeof IconInfoCircle
  ref?: Ref<HTMLDivElement>
  role?: 'alert' | 'status'
}

/** A coloured message in the page. */
export function Note({ kind, children, icon, ref, role }: Props) {
  const Icon = icon ?? icons[kind]
  return (
    <div className={`${styles.note} ${styles[kind]}`} ref={ref} role={role} tabIndex={ref ? -1 : undefined}>
      <Icon size={16} aria-hidden />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
