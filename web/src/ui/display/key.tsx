import { shortcutText } from '../../lib/browser/command-key.ts'
import styles from './key.module.css'

/**
 * A key of the keyboard, shown beside its command; „Ctrl” is written as this keyboard writes it. Hidden from screen readers, because read aloud it would
 * only disturb.
 */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {shortcutText(children)}
    </kbd>
  )
}
