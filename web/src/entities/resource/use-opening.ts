import { useCallback, useMemo, useState } from 'react'

/** What a dialog of a resource is open for: a row, or a new one, which may begin with some values. */
export type Opened<Row> = { row: Row | undefined; begins?: Partial<Row> | undefined; key: string }
export type Opening<Row> = {
  opened: Opened<Row> | undefined
  open: (row: Row) => void
  create: (begins?: Partial<Row>) => void
  close: () => void
}

/** Which row of a list is open in its dialog. */
export function useOpening<Row extends { id: number }>(): Opening<Row> {
  const [opened, setOpened] = useState<Opened<Row>>()
  const open = useCallback((row: Row) => setOpened({ row, key: String(row.id) }), [])
  const create = useCallback(
    // A copy is another form than the one it was made from.
    (begins?: Partial<Row>) => setOpened((before) => ({ row: undefined, begins, key: `${before?.key} new` })),
    [],
  )
  const close = useCallback(() => setOpened(undefined), [])
  return useMemo(() => ({ opened, open, create, close }), [opened, open, create, close])
}
