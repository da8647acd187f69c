import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type Register, registerCalls, registers } from '@hdoc/contract/registers/registers.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { t } from '../../lib/i18n.ts'
import type { OfferedOption } from '../../ui/choice/options-request.ts'

/** Everything kept about registers begins with this key. */
export const registersKey = ['register'] as const

export const registerListQuery = (query: ListQuery) =>
  queryOptions<ListAnswer<Register>, ApiError, ListAnswer<Register>, QueryKey>({
    queryKey: [...registersKey, 'list', query],
    queryFn: ({ signal }) => callList(registers.calls.list, query, { signal }),
    meta: { quiet: true },
  })

export const registerQuery = (id: number) =>
  queryOptions({
    queryKey: [...registersKey, 'get', id],
    queryFn: ({ signal }) => call(registers.calls.get, { params: { id }, signal }),
  })

export const registerOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, OfferedOption[], QueryKey>({
    queryKey: [...registersKey, 'options', query],
    queryFn: ({ signal }) => call(registers.calls.options, { query, signal }),
    // Registers that are not in the main list get a heading of their own, as in the registration form.
    select: (options) =>
      options.map((option) =>
        option.aside ? { ...option, group: t('registration.other_registers') } : option,
      ),
  })

/** What closing a register would stop, as it is now. */
export const registerClosingQuery = (id: number) =>
  queryOptions({
    queryKey: [...registersKey, 'closing', id],
    queryFn: ({ signal }) => call(registerCalls.closing, { params: { id }, signal }),
    staleTime: 0,
  })

export const registerActivityQuery = (id: number) =>
  queryOptions({
    queryKey: [...registersKey, 'activity', id],
    queryFn: ({ signal }) => call(registerCalls.activity, { params: { id }, signal }),
    meta: { quiet: true },
  })
