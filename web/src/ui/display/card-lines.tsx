import type { ReactNode } from 'react'
import styles from './card-lines.module.css'

type Props = { title: string; aside?: string; text: ReactNode; note: ReactNode }

/** A plain card of a list on a phone: title and code in the first line, a text and a note in the second. */
export function CardLines({ title, aside, text, note }: Props) {
  return (
    <span className={styles.card}>
      <span className={styles.line}>
        <b>{title}</b>
        <span className={styles.quiet}>{aside}</span>
      </span>
      <span className={styles.line}>
        <span>{text}</span>
        <span className={styles.quiet}>{note}</span>
      </span>
    </span>
  )
}
