import { viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { listDispatchesTo } from './queries.ts'

const what = { ro: 'Expediere', en: 'Dispatch' } as const

/** Names and addresses on dispatches, for a person who asks what is kept about them. */
export const dispatchesToPerson: PersonRecords = async (db, issuerIds, { actor, language }) =>
  (await listDispatchesTo(db, issuerIds, await viewerOf(db, actor))).map((one) => ({
    what: what[language],
    ...one,
  }))
