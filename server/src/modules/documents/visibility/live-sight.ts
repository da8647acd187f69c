import { liveSight } from '../../live/index.ts'
import { seesByFacts, type Viewer, viewerOf } from './queries/visibility.ts'
import { type VisibilityFacts, visibilityFacts } from './queries/visibility-facts.ts'

/** Who may know of changes of a document: those who see it. */
export const documentSight = liveSight<Viewer, VisibilityFacts>({
  subjectType: 'document',
  viewerOf,
  factsOf: visibilityFacts,
  sees: seesByFacts,
})
