import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type First = { place: string; id: number | undefined; left: number | undefined }

/**
 * Whether a list is what the server says at this visit. One that was kept from an earlier visit is not: its first entry may
 * be done by somebody else, and opening it would hold it. A list that could not be asked for anew counts as it is.
 */
export const isOfThisVisit = ({
  isFetchedAfterMount,
  isStale,
}: Pick<UseQueryResult, 'isFetchedAfterMount' | 'isStale'>): boolean => isFetchedAfterMount || !isStale

/**
 * The entry that a list opens with by itself. It stays open whatever arrives or goes above it, for somebody reads it, until
 * the person is done with it; another place of the list opens with its own. `ids` are those of the list in their order.
 */
export function useFirst(place: string, ids: readonly number[]) {
  const [held, hold] = useState<First>({ place: '', id: undefined, left: undefined })
  const isOpen = held.place === place && held.id !== undefined
  const next = isOpen ? undefined : ids.find((id) => held.place !== place || id !== held.left)
  let now = held
  if (next !== undefined) {
    now = { place, id: next, left: held.left }
    hold(now)
  }
  return {
    first: now.place === place ? now.id : undefined,
    leave: (id: number) => hold({ place, id: undefined, left: id }),
  }
}
