import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { declareSlot } from '../../platform/slots/slot.ts'

/**
 * How a later module decides who may know of its subjects, for many people at once: what a person sees is read
 * when their page connects, the facts of a subject once for everybody, and `sees` needs no database.
 */
export interface LiveSight<Viewer = unknown, Facts = unknown> {
  /** As the trail names the subject. */
  readonly subjectType: string
  readonly viewerOf: (db: TenantDb, actor: Actor) => Promise<Viewer>
  /** Facts of those subjects that there still are. */
  readonly factsOf: (db: TenantDb, ids: readonly number[]) => Promise<ReadonlyMap<number, Facts>>
  readonly sees: (viewer: Viewer, facts: Facts) => boolean
}

export const liveSights = declareSlot<LiveSight>('who may know of a subject')

/** A sight as the slot holds it: only the module itself knows what its viewers and facts are. */
export const liveSight = <Viewer, Facts>(sight: LiveSight<Viewer, Facts>): LiveSight =>
  sight as unknown as LiveSight
