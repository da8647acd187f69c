import { type WaitingPlace, type waitingCalls, waitingPlaces } from '@hdoc/contract/live/waiting.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Handler, StaffCtx } from '../../platform/http/context.ts'
import { declareSlot } from '../../platform/slots/slot.ts'

/** How a later module counts what waits for a person at one entry of the menu. */
export interface WaitingCount {
  readonly place: WaitingPlace
  /** Whether the person may use that entry at all. */
  readonly isFor: (actor: Actor) => boolean
  readonly count: (ctx: StaffCtx) => Promise<number>
}

export const waitingCounts = declareSlot<WaitingCount>('what waits for a person')

/** Counts what waits for the caller, in the order of the menu. */
export const countWaiting =
  (counts: readonly WaitingCount[]): Handler<typeof waitingCalls.counts> =>
  async (ctx) => {
    const own = counts.filter(({ isFor }) => isFor(ctx.actor))
    const counted = await Promise.all(own.map(async ({ place, count }) => [place, await count(ctx)] as const))
    const known = new Map(counted)
    return Object.fromEntries(
      waitingPlaces.flatMap((place) => {
        const count = known.get(place)
        return count === undefined ? [] : [[place, count]]
      }),
    )
  }
