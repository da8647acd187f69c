import type { ImportKind } from '../kind/import-kind.ts'
import type { Mapped } from '../map/map-row.ts'

/** Finds the earlier row of the file that is the same thing as a row; only rows that can be read count. */
export function sameRows({
  identities,
}: Pick<ImportKind, 'identities'>): (row: Mapped) => number | undefined {
  const seen = new Map<string, number>()
  return ({ row, values, problems }) => {
    if (problems.length > 0) return undefined
    let same: number | undefined
    for (const key of identities(values)) {
      same ??= seen.get(key)
      if (!seen.has(key)) seen.set(key, row)
    }
    return same
  }
}
