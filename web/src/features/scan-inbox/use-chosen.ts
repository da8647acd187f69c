import type { Scan } from '@hdoc/contract/scans/scans.ts'
import { useState } from 'react'

/** Which scans are chosen. A scan that has left the list is no longer chosen. */
export function useChosen(scans: readonly Scan[]) {
  const [ids, setIds] = useState<readonly number[]>([])
  const possible = scans.filter(({ state }) => state !== 'reading')
  const chosen = possible.filter(({ id }) => ids.includes(id))
  return {
    chosen,
    isChosen: (id: number) => ids.includes(id),
    toggle: (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    chooseAll: () => setIds(possible.map(({ id }) => id)),
    chooseNone: () => setIds([]),
    isAll: possible.length > 0 && chosen.length === possible.length,
  }
}
