import { bareDocTypeCalls, bareDocTypes } from '@hdoc/contract/doc-types/bare-doc-types.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { pickerQuery, resourceQueries } from '../../lib/queries/resource-queries.ts'
import { docTypesKey } from '../changes/keys.ts'

export const { options: docTypeOptionsQuery } = resourceQueries(bareDocTypes)

/** Types that documents of these categories may be given. */
export const docTypesOfQuery = (categories: readonly DocumentCategory[]) =>
  pickerQuery([...docTypesKey, 'options', categories], (wanted, asking) =>
    call(bareDocTypes.calls.options, { query: { ...wanted, categories: categories.join(',') }, ...asking }),
  )

/** Registers that a type may suggest. */
export const docTypeFormQuery = () =>
  queryOptions({
    queryKey: [...docTypesKey, 'form'],
    queryFn: ({ signal }) => call(bareDocTypeCalls.form, { signal }),
    meta: { loud: true },
  })
