import { IMPORT_MENDED_ROWS, type ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
import { useState } from 'react'

type Mended = NonNullable<ImportMapping['mended']>
type Mapping = { mapping: ImportMapping; change: (part: Partial<ImportMapping>) => void }
type Place = Pick<ImportFinding, 'row' | 'place'>

/** What a person writes anew in cells of the file; it waits for the next check like a change of the columns. */
export interface Mending {
  /** Rows in which something was written anew. */
  rows: number
  /** Whether this cell may be opened: no more rows than an import takes. */
  mayOpen(at: Place): boolean
  /** What was written into a cell; undefined where nothing was. */
  valueOf(at: Place): string | undefined
  write(at: Place, text: string): void
  /** Leaves a cell as the file has it. */
  leave(at: Place): void
  leaveAll(): void
  /** Whether a cell was opened just now, so that the keyboard goes there. */
  isNew(at: Place): boolean
}

const nameOf = ({ row, place }: Place): string => `${row} ${place}`

export function useMending({ mapping, change }: Mapping): Mending {
  const [opened, setOpened] = useState('')
  const mended: Mended = mapping.mended ?? {}
  const store = ({ row, place }: Place, text: string | undefined) => {
    const { [String(place)]: _, ...cells } = mended[row] ?? {}
    const { [row]: __, ...rows } = mended
    const now = text === undefined ? cells : { ...cells, [String(place)]: text }
    const all = Object.keys(now).length === 0 ? rows : { ...rows, [row]: now }
    change({ mended: Object.keys(all).length === 0 ? undefined : all })
  }
  const rows = Object.keys(mended).length
  return {
    rows,
    mayOpen: ({ row, place }) => place !== null && (rows < IMPORT_MENDED_ROWS || mended[row] !== undefined),
    valueOf: ({ row, place }) => (place === null ? undefined : mended[row]?.[String(place)]),
    write: (at, text) => {
      setOpened(nameOf(at))
      store(at, text)
    },
    leave: (at) => store(at, undefined),
    leaveAll: () => change({ mended: undefined }),
    isNew: (at) => opened === nameOf(at),
  }
}
