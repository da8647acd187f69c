import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** The line under a title: what one looks for first. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One of them, with a quieter line below. */
export function Fact({ label, below, children }: { label: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <b>{children}</b>
        {below && <div className={styles.quiet}>{below}</div>}
      </dd>
    </div>
  )
}

/** Names and values under each other; what is empty shows a dash. */
export function FactRows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.flatMap(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}-value`}>{value === '' || value === null || value === undefined ? '–' : value}</dd>,
      ])}
    </dl>
  )
}
