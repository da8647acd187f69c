import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { useState } from 'react'

/** What a person chose about the columns of a file, and did not have checked yet. */
export interface Chosen {
  mapping: ImportMapping
  change: (part: Partial<ImportMapping>) => void
  /** Something was chosen since the last check, or since the file was read. */
  isChanged: boolean
  /** Changes when the server has other columns or another mapping, whose choices begin anew. */
  key: string
}

export function useChosen({ id, mapping: stored, columns, sheet }: ImportDetail): Chosen {
  const key = JSON.stringify([id, stored, columns.map(({ name }) => name), sheet])
  const [{ of, mapping }, setChosen] = useState({ of: key, mapping: stored })
  if (of !== key) setChosen({ of: key, mapping: stored })
  return {
    mapping,
    change: (part) => setChosen((now) => ({ ...now, mapping: { ...now.mapping, ...part } })),
    isChanged: JSON.stringify(mapping) !== JSON.stringify(stored),
    key,
  }
}
