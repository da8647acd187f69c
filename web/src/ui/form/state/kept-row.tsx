import { createContext, type ReactNode, useContext, useState } from 'react'

const KeepContext = createContext<((row: unknown) => void) | undefined>(undefined)

type Props<Row> = { row: Row; children: (row: Row) => ReactNode }

/**
 * Keeps the row of an open dialog as it was when the dialog opened. The page learns of other people's changes meanwhile;
 * a form that took the new version over would send its old values as changes of its own, over those of a colleague.
 */
export function KeptRow<Row>({ row, children }: Props<Row>) {
  const [kept, keep] = useState(row)
  return <KeepContext value={keep as (row: unknown) => void}>{children(kept)}</KeepContext>
}

/** Puts the row as it is now in place of the kept one, once the person has chosen to go on from it. */
export function useKeep<Row>(): (row: Row) => void {
  const keep = useContext(KeepContext)
  if (!keep) throw new Error('The form of a row stands in a KeptRow.')
  return keep
}
