import type { ReactNode } from 'react'
import styles from './dev-ui.module.css'

/** One piece of the design system with its states. */
export function DevSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
