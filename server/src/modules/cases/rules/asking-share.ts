import { leadOf } from './derive-case.ts'
import type { ShareState } from './share-policy.ts'
import { givesIn, isDoneByPerson, isPerson, type Worker } from './worker.ts'

/** Statuses of a share from which data may be asked: somebody has taken the work over. */
const taken: readonly ShareState['status'][] = ['accepted', 'in_progress', 'waiting']

/** The share that waits when a person asks for data: their own, that of those they stand in for, else the one they head. */
export function askingShare<S extends ShareState>(worker: Worker, shares: readonly S[]): S | undefined {
  const open = shares.filter(({ status }) => taken.includes(status))
  const lead = leadOf(open)
  return (
    open.find(({ institution_id, user_id }) => isPerson(worker, institution_id, user_id)) ??
    open.find((share) => isDoneByPerson(worker, share)) ??
    (lead && givesIn(worker, lead.group_id) ? lead : open.find(({ group_id }) => givesIn(worker, group_id)))
  )
}
