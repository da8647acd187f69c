import { ScrollArea } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './imports.module.css'

/** A table that may be wider than the page. It scrolls by itself, and the keyboard reaches all of its columns. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollArea type="auto" viewportProps={{ role: 'region', 'aria-label': label, tabIndex: 0 }}>
      <table className={styles.table}>{children}</table>
    </ScrollArea>
  )
}
