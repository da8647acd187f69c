import {
  seesByFacts,
  type Viewer,
  type VisibilityFacts,
  viewerOf,
  visibilityFacts,
} from '../../documents/index.ts'
import { liveSight } from '../../live/index.ts'
import { listOrigins } from './queries/cases.ts'

/** Who may know of changes of a case: those who see the document it began with. */
export const caseSight = liveSight<Viewer, VisibilityFacts>({
  subjectType: 'workcase',
  viewerOf,
  factsOf: async (db, ids) => {
    const origins = await listOrigins(db, ids)
    const facts = await visibilityFacts(
      db,
      origins.map(({ origin_id }) => origin_id),
    )
    return new Map(
      origins.flatMap(({ id, origin_id }) => {
        const found = facts.get(origin_id)
        return found ? [[id, found] as const] : []
      }),
    )
  },
  sees: seesByFacts,
})
