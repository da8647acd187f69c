import type { StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible } from './queries/keep-visible.ts'
import { viewerOf } from './queries/visibility.ts'

/**
 * Keeps the ids of the documents that the caller sees; for modules before this one, which know documents by
 * their ids only.
 */
export async function keepSeen(
  { db, actor }: Pick<StaffCtx, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<number[]> {
  return ids.length === 0 ? [] : keepVisible(db, await viewerOf(db, actor), ids, ids.length)
}
