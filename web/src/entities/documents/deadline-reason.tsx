import styles from './deadline-reason.module.css'

/** Why a deadline is on its day, in one line; the whole calculation opens where it says more. */
export function DeadlineReason({ line, reason }: { line: string; reason: string }) {
  if (line === '') return null
  if (reason === '' || line.startsWith(reason)) return <p>{line}</p>
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>{line}</summary>
      <p>{reason}</p>
    </details>
  )
}
