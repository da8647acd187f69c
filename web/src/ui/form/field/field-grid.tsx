import type { ReactNode } from 'react'
import styles from './field-grid.module.css'

type Width = 'quarter' | 'third' | 'half' | 'wide' | 'widest' | 'full'

/** Fields beside each other on a wide screen, under each other on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** The place of one field: a part of the line. */
export function Place({ width = 'full', children }: { width?: Width; children: ReactNode }) {
  return <div className={styles[width]}>{children}</div>
}

/** Tick boxes beside each other, under each other where they do not fit. */
export function Ticks({ children }: { children: ReactNode }) {
  return <div className={styles.checks}>{children}</div>
}
