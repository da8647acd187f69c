import { bareTemplateCalls } from '@hdoc/contract/templates/bare-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { templatesKey } from '../changes/keys.ts'

/** The prepared texts that a resolution may begin with. */
export const resolutionsQuery = () =>
  queryOptions({
    queryKey: [...templatesKey, 'resolutions'],
    queryFn: ({ signal }) => call(bareTemplateCalls.resolutions, { signal }),
  })
