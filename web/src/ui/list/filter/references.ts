import { useQueries, useQuery } from '@tanstack/react-query'
import type { OptionsRequest } from '../../choice/options-request.ts'
import type { NameOf } from './filter-text.ts'

/** Pickers by resource (`register`, `doc_type`), for filters of columns that refer to that resource. */
export type ListReferences = Readonly<Record<string, OptionsRequest>>

const nothing: OptionsRequest = () => ({ queryKey: ['no-options'], queryFn: () => [] })

export function useReferenceOptions(references: ListReferences, of: string, q: string) {
  return useQuery((references[of] ?? nothing)({ q }))
}

/** Names of the ids that filters mention; one request per filter. */
export function useReferenceNames(
  references: ListReferences,
  wanted: readonly { of: string; ids: string }[],
): NameOf {
  const answers = useQueries({ queries: wanted.map(({ of, ids }) => (references[of] ?? nothing)({ ids })) })
  return (of, id) =>
    answers
      .filter((_, at) => wanted[at]?.of === of)
      .flatMap(({ data }) => data ?? [])
      .find((option) => String(option.id) === id)?.name
}
