import { documentSight } from '../../documents/index.ts'
import { liveSight } from '../../live/index.ts'
import { listOrigins } from './queries/cases.ts'

/** Who may know of changes of a case: those who see the document it began with. */
export const caseSight = liveSight<unknown, unknown>({
  subjectType: 'workcase',
  viewerOf: documentSight.viewerOf,
  async factsOf(db, ids) {
    const origins = await listOrigins(db, ids)
    const facts = await documentSight.factsOf(db, [...new Set(origins.map(({ origin_id }) => origin_id))])
    return new Map(
      origins.flatMap(({ id, origin_id }) => (facts.has(origin_id) ? [[id, facts.get(origin_id)]] : [])),
    )
  },
  sees: documentSight.sees,
})
