import type { WaitingPlace } from '@hdoc/contract/live/waiting.ts'
import { useQuery } from '@tanstack/react-query'
import { caseCountsQuery, teamQuery } from '../../../entities/cases/queries.ts'
import { waitingQuery } from '../../../entities/waiting/queries.ts'

const workPlaces: readonly WaitingPlace[] = [
  'my_cases',
  'to_distribute',
  'to_send',
  'to_receive',
  'approvals',
  'dispatches',
  'complaints',
  'submissions',
]

/**
 * What of the work the person has a part in: the entries of the menu they may use, with what waits there; undefined until
 * that is known, null when they have no part in any of it.
 */
export function useWork() {
  const { data: waits, isError } = useQuery(waitingQuery)
  const works = waits !== undefined && workPlaces.some((place) => waits[place] !== undefined)
  const { data: counts } = useQuery({ ...caseCountsQuery(), enabled: waits?.my_cases !== undefined })
  const { data: team } = useQuery({ ...teamQuery(), enabled: works })
  // The papers stand by themselves when the counts cannot be had; the menu says so by having none.
  if (waits === undefined) return isError ? null : undefined
  return works ? { waits, counts, team: team ?? undefined } : null
}
export type Work = NonNullable<ReturnType<typeof useWork>>
