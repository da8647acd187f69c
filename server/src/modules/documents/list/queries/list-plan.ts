import type { SearchMeaning } from '../../text-search/queries.ts'
import type { Viewer } from '../../visibility/queries/visibility.ts'
import type { SplitFilters } from '../plan/list-filters.ts'
import type { KnownTexts } from './text-conditions.ts'

/** What a list asks for, whoever answers it. */
export type ListPlan = {
  viewer: Viewer
  filters: SplitFilters
  /** What the searched texts mean; a document must fit each. */
  meanings: readonly SearchMeaning[]
  texts: KnownTexts
  today: string
  sortBy: string
  /** The documents of one issuer alone. */
  issuerId?: number | undefined
}
