import { viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { listCasesOf } from './queries.ts'

const what = { ro: 'Dosar', en: 'Case' } as const

/** Cases about the documents of a person, with how they ended. */
export const casesOfPerson: PersonRecords = async (db, issuerIds, { actor, language }) =>
  (await listCasesOf(db, issuerIds, await viewerOf(db, actor))).map((one) => ({
    what: what[language],
    ...one,
  }))
