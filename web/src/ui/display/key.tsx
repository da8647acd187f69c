import type { ReactNode } from 'react'
import styles from './key.module.css'

/**
 * A key of the keyboard, shown beside its command. Hidden from screen readers, because read aloud it would
 * only disturb.
 */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  )
}
