import { viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { listRequestsTo } from './queries/requests-to-person.ts'

const what = { ro: 'Solicitare de completări', en: 'Request for more data' } as const

/** Addresses at which a person was asked for more, for who asks what is kept about them. */
export const requestsToPerson: PersonRecords = async (db, issuerIds, { actor, language }) =>
  (await listRequestsTo(db, issuerIds, await viewerOf(db, actor))).map((one) => ({
    what: what[language],
    ...one,
  }))
