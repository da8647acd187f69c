import { can } from '../../../platform/auth/actor.ts'
import type { WaitingCount } from '../../live/index.ts'
import { countWaiting } from './queries.ts'

/** Submissions that nobody has decided on: the figure of „Documente depuse”. */
export const waitingSubmissions: WaitingCount = {
  place: 'submissions',
  isFor: (actor) => can(actor, 'uploaded_document.view'),
  count: ({ db }) => countWaiting(db),
}
