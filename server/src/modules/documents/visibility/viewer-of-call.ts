import type { StaffCtx } from '../../../platform/http/context.ts'
import { type Viewer, viewerOf } from './queries/visibility.ts'

const known = new WeakMap<object, Promise<Viewer>>()

/** What the caller may see, asked once for a call, however many of its parts want to know. */
export function viewerOfCall(ctx: Pick<StaffCtx, 'db' | 'actor'>): Promise<Viewer> {
  const found = known.get(ctx) ?? viewerOf(ctx.db, ctx.actor)
  known.set(ctx, found)
  return found
}
