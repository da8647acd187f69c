import type { ReactNode } from 'react'
import styles from './sheet.module.css'

/** The documents of a sheet under each other. */
export const SheetRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
)

/** Where the reason of a refusal is written, under its row. */
export const RefusalFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.refusal}>{children}</div>
)
