import type { Option } from '@hdoc/contract/resource.ts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../lib/api-error.ts'

/** Request options of a picker: by typed text, or the names of given ids (`1,2,3`). */
export type OptionsRequest = (query: {
  q?: string
  ids?: string
}) => UseQueryOptions<Option[], ApiError, Option[], QueryKey>
