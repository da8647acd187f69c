import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { closingVetoes } from '../cases/index.ts'

import { annullingVetoes, documentFollowers } from '../documents/index.ts'

import { personRecords } from '../issuers/index.ts'
import { waitingCounts } from '../live/index.ts'
import { unsentDispatch } from './closing/unsent-dispatch.ts'
import * as events from './events/index.ts'
import { waitingDispatches } from './list/waiting-dispatches.ts'
import { onMailWanted, sendDispatch } from './mail/send-dispatch.ts'
import { onDispatchReturned } from './mark/on-returned.ts'
import { dispatchesToPerson } from './person/dispatches-to-person.ts'
import { preparedDispatch } from './withdraw/annulling-veto.ts'
import { onDispatchWithdrawn } from './withdraw/on-withdrawn.ts'

export const dispatches: Module = {
  name: 'dispatches',
  routes: async ({ filled }) =>
    (await import('./routes.ts')).dispatchRoutes({
      vetoes: filled(closingVetoes),
      followers: filled(documentFollowers),
    }),
  events,
  subscribers: [
    subscribe(events.dispatchMailWanted, onMailWanted),
    subscribe(events.dispatchReturned, onDispatchReturned),
    subscribe(events.dispatchWithdrawn, onDispatchWithdrawn),
  ],
  jobs: [sendDispatch],
  fills: [
    fill(closingVetoes, unsentDispatch),
    fill(annullingVetoes, preparedDispatch),
    fill(waitingCounts, waitingDispatches),
    fill(personRecords, dispatchesToPerson),
  ],
}
