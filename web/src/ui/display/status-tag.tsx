import styles from './status-tag.module.css'

/** A state in words on its colour. `className` is the class the server names; an unknown class is grey. */
export function StatusTag({ className, children }: { className: string; children: string }) {
  return (
    <span className={`${styles.tag} ${styles[className] ?? styles['status-mute']}`}>
      <span className={styles.words}>{children}</span>
    </span>
  )
}
