import type { Broadcast } from '@hdoc/contract/documents/parts/broadcasts.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { getVisible } from '../documents/index.ts'
import { findBroadcast, listReaders } from './queries.ts'

/** To whom a document that the caller sees was broadcast, and who confirmed having read it. */
export async function showBroadcast(ctx: StaffCtx, documentId: number): Promise<Broadcast | null> {
  await getVisible(ctx, documentId)
  const { db, actor } = ctx
  const found = await findBroadcast(db, documentId)
  if (!found) return null
  const people = await listReaders(db, documentId, found)
  const own = actor.institutionId === db.institutionId ? people.find(({ id }) => id === actor.id) : undefined
  return {
    id: documentId,
    groups: found.groups,
    told_at: found.told_at,
    own: { asked: own !== undefined, read_at: own?.read_at ?? null },
    read: people.filter(({ read_at }) => read_at !== null).length,
    people,
  }
}
