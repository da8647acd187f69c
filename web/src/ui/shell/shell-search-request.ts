import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import type { Place } from '../links/place.ts'

export type SearchLine = {
  id: number
  /** The page it leads to. */
  to: Place
  title: string
  text: string
  aside: string
  tag: { className: string; text: string }
  /** What sets the line apart from the others; '' = nothing. */
  mark: string
}
export type SearchLines = {
  lines: SearchLine[]
  /** More were found than are shown. */
  more: boolean
  /** Sentences about the result. */
  notes: string[]
}

/** Query options that find documents by a typed text. */
export type SearchRequest = (typed: string) => UseQueryOptions<SearchLines, ApiError, SearchLines, QueryKey>
