import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './message-page.module.css'

type Props = {
  icon: Icon
  title: string
  /** One or two sentences. */
  text: ReactNode
  /** Links or buttons that lead on. */
  children?: ReactNode
}

/** A page with a message only: what the situation is, and where to go from here. */
export function MessagePage({ icon: Picture, title, text, children }: Props) {
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Picture size={28} aria-hidden />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
