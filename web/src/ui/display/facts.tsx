import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** The line of facts under a title: what people look for first. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One fact in `Facts`, with an optional quieter line below. */
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

/** An address of e-mail that is too long for its line breaks before its „@”, not within a word. */
function breakable(value: ReactNode): ReactNode {
  const [, name, host] = (typeof value === 'string' && /^(\S+)(@\S+)$/.exec(value)) || []
  return host === undefined ? (
    value
  ) : (
    <>
      {name}
      <wbr />
      {host}
    </>
  )
}

/** Names and values under each other; an empty value shows a dash. */
export function FactRows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.flatMap(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}-value`}>
          {value === '' || value === null || value === undefined ? '–' : breakable(value)}
        </dd>,
      ])}
    </dl>
  )
}
