import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countOpen } from './queries.ts'

/** Complaints that nobody has decided on: the figure of „Sesizări”. */
export const openComplaints: WaitingCount = {
  place: 'complaints',
  isFor: (actor) => can(actor, 'complaint.view'),
  count: ({ db }) => countOpen(db),
}
