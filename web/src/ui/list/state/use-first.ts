import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Held = { place: string; id: number | undefined; left: number | undefined; isKnown: boolean }

/**
 * The entry that a list opens with by itself. It stays open whatever arrives or goes above it, for somebody reads it, until
 * the person is done with it; another place of the list opens with its own. `ids` are those of the list in their order.
 *
 * `isKnown` tells whether the list is what the server says at this visit, and stays so. One that was kept from an earlier
 * visit and is being asked for anew is not: its first entry may be done by somebody else, and opening it would hold it. A
 * list that is fresh, or could not be asked for anew, counts as it is.
 */
export function useFirst(
  place: string,
  { isFetchedAfterMount, isFetching }: Pick<UseQueryResult, 'isFetchedAfterMount' | 'isFetching'>,
  ids: readonly number[],
) {
  const [held, hold] = useState<Held>({ place: '', id: undefined, left: undefined, isKnown: false })
  const isHere = held.place === place
  const wasKnown = isHere && held.isKnown
  const isKnown = wasKnown || isFetchedAfterMount || !isFetching
  const isOpen = isHere && held.id !== undefined
  const next = isOpen || !isKnown ? undefined : ids.find((id) => !isHere || id !== held.left)
  let now = held
  if (next !== undefined || isKnown !== wasKnown) {
    now = { place, id: isOpen ? held.id : next, left: isHere ? held.left : undefined, isKnown }
    hold(now)
  }
  return {
    first: now.place === place ? now.id : undefined,
    isKnown,
    leave: (id: number) => hold({ place, id: undefined, left: id, isKnown: true }),
  }
}
