import type { SearchMeaning } from '../text-search/queries.ts'
import type { SplitFilters } from './list-filters.ts'
import type { Viewer } from './visibility.ts'

/** What a list asks for, whoever answers it. */
export type ListPlan = {
  viewer: Viewer
  filters: SplitFilters
  /** As typed; '' = nothing. */
  search: string
  /** What it means. */
  meaning: SearchMeaning | undefined
  today: string
  sortBy: string
  /** The documents of one issuer alone. */
  issuerId?: number | undefined
}
