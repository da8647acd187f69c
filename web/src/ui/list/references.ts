import { useQueries, useQuery } from '@tanstack/react-query'
import type { OptionsRequest } from '../options-request.ts'
import type { NameOf } from './filter-text.ts'

/** By resource (`register`, `doc_type`): what a column that refers to it is filtered by. */
export type ListReferences = Readonly<Record<string, OptionsRequest>>

const nothing: OptionsRequest = () => ({ queryKey: ['no-options'], queryFn: () => [] })

export function useReferenceOptions(references: ListReferences, of: string, q: string) {
  return useQuery((references[of] ?? nothing)({ q }))
}

/** Names of the ids that filters mention, asked for together by resource. */
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
