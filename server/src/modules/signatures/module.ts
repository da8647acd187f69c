import { subscribe, subscribeInMasses } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { personRecords } from '../issuers/index.ts'
import { movingSigningKeys } from './certificate/moving-keys.ts'
import { tellEnding } from './certificate/tell-ending.ts'
import * as events from './events/index.ts'
import { signersOfPerson } from './show/signers-of-person.ts'
import { noteOlder, onOlderFilesFound } from './verify/note-older.ts'
import { onFilesArrived, verifyFile } from './verify/verify-file.ts'

export const signatures: Module = {
  name: 'signatures',
  routes: async () => (await import('./routes.ts')).signatureRoutes,
  events,
  subscribers: [
    subscribeInMasses(events.fileArrived, onFilesArrived),
    subscribe(events.olderFilesFound, onOlderFilesFound),
  ],
  jobs: [verifyFile, noteOlder],
  scheduled: [tellEnding],
  sealed: [movingSigningKeys],
  fills: [fill(personRecords, signersOfPerson)],
}
