import type { ReactNode } from 'react'
import styles from './card.module.css'

type Props = { title: string; help?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A titled part of a page. */
export function Card({ title, help, actions, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {actions}
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
