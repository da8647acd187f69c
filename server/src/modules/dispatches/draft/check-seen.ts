import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { DraftRow } from './queries.ts'

/** Refuses what somebody does with a text that a colleague has written anew meanwhile. `seen`: the version they looked at. */
export function checkSeen(draft: DraftRow | undefined, seen: number | undefined): void {
  if (seen !== undefined && seen !== (draft?.version ?? 0))
    throw new AppError('STALE_VERSION', { name: draft?.written_by_name ?? '' })
}
