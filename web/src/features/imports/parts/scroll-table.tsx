import { ScrollArea } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './imports.module.css'

type Props = {
  label: string
  /** On a phone each row is a card that needs no scrolling. */
  stacked?: boolean
  children: ReactNode
}

/** A table that may be wider than the page. It scrolls by itself, and the keyboard reaches all of its columns. */
export function ScrollTable({ label, stacked, children }: Props) {
  return (
    <ScrollArea type="auto" viewportProps={{ role: 'region', 'aria-label': label, tabIndex: 0 }}>
      <table className={stacked ? `${styles.table} ${styles.stacked}` : styles.table}>{children}</table>
    </ScrollArea>
  )
}
