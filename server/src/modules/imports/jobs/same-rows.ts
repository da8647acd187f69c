import { createHash } from 'node:crypto'
import type { ImportKind } from '../kind/import-kind.ts'
import type { Mapped } from '../map/map-row.ts'

/** Bytes of a digest by which two keys are the same; a whole file of them is kept, whatever its cells hold. */
const DIGEST_BYTES = 16

const digestOf = (key: string): string =>
  createHash('sha256').update(key).digest().toString('latin1', 0, DIGEST_BYTES)

/** Finds the earlier row of the file that is the same thing as a row; only rows that can be read count. */
export function sameRows({
  identities,
}: Pick<ImportKind, 'identities'>): (row: Mapped) => number | undefined {
  const seen = new Map<string, number>()
  return ({ row, values, problems }) => {
    if (problems.length > 0) return undefined
    let same: number | undefined
    for (const key of identities(values)) {
      const digest = digestOf(key)
      same ??= seen.get(digest)
      if (!seen.has(digest)) seen.set(digest, row)
    }
    return same
  }
}
