import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'

/**
 * A choice of a picker. A choice with a group is offered under its heading, after the choices without one.
 */
export type OfferedOption = Option & { group?: string }

/** Request options of a picker: by typed text, or the names of given ids (`1,2,3`). */
export type OptionsRequest = (query: {
  q?: string
  ids?: string
}) => UseQueryOptions<Option[], ApiError, OfferedOption[], QueryKey>

/** An offered choice as the library's selects take it. */
export const entryOf = ({ id, name, note, group }: OfferedOption) => ({
  value: String(id),
  label: note === undefined ? name : `${name} · ${note}`,
  ...(group !== undefined && { group }),
})
