import type { Option } from '@hdoc/contract/calls/resource.ts'
import { bareRegisterCalls, bareRegisters } from '@hdoc/contract/registers/bare-registers.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { t } from '../../lib/languages/i18n.ts'
import { resourceQueries, type Wanted } from '../../lib/queries/resource-queries.ts'
import type { OfferedOption } from '../../ui/choice/options-request.ts'
import { registersKey } from '../changes/keys.ts'

const { options } = resourceQueries(bareRegisters)

export const registerOptionsQuery = (wanted: Wanted) =>
  queryOptions<Option[], ApiError, OfferedOption[], QueryKey>({
    ...options(wanted),
    // Registers that are not in the main list get a heading of their own, as in the registration form.
    select: (offered) =>
      offered.map((option) =>
        option.aside ? { ...option, group: t('registration.other_registers') } : option,
      ),
  })

/** The numbers of a register of history by year, with what lacks and what repeats. */
export const registerHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...registersKey, 'history', id],
    queryFn: ({ signal }) => call(bareRegisterCalls.history, { params: { id }, signal }),
  })

/** What closing a register would stop, as it is now. */
export const registerClosingQuery = (id: number) =>
  queryOptions({
    queryKey: [...registersKey, 'closing', id],
    queryFn: ({ signal }) => call(bareRegisterCalls.closing, { params: { id }, signal }),
    staleTime: 0,
    meta: { loud: true },
  })
