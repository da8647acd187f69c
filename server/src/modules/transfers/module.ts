import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { closingVetoes, partVetoes } from '../cases/index.ts'
import { annullingVetoes, closingObstacles } from '../documents/index.ts'
import { liveSights, waitingCounts } from '../live/index.ts'
import { endingVetoes } from '../people/index.ts'
import * as events from './events/index.ts'
import { toReceive, toSend } from './lists/waiting-transfers.ts'
import { onSheetAnswered, onSheetSent } from './notices/on-sheet-events.ts'
import { sheetSight } from './record/live-sight.ts'
import {
  documentOnWay,
  documentsOnWay,
  papersOfGroup,
  papersOnWayFrom,
  pendingTransfers,
} from './record/pending.ts'

export const transfers: Module = {
  name: 'transfers',
  routes: async () => (await import('./routes.ts')).transferRoutes,
  events,
  subscribers: [subscribe(events.sheetSent, onSheetSent), subscribe(events.sheetAnswered, onSheetAnswered)],
  constraints: {
    transfer_rows_one_open: { code: 'in_transfer' },
    transfer_sheets_user_fkey: { field: 'to_user_id', key: 'reference' },
    transfer_sheets_to_fkey: { field: 'to_group_id', key: 'reference' },
  },
  fills: [
    fill(closingVetoes, pendingTransfers),
    fill(partVetoes, papersOnWayFrom),
    fill(closingObstacles, documentsOnWay),
    fill(annullingVetoes, documentOnWay),
    fill(endingVetoes, papersOfGroup),
    fill(liveSights, sheetSight),
    fill(waitingCounts, toSend),
    fill(waitingCounts, toReceive),
  ],
  checks: async () => (await import('./checks/check-transfers.ts')).transferChecks,
}
