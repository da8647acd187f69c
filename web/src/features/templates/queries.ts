import { bareTemplateCalls } from '@hdoc/contract/templates/bare-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { templatesKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: [...templatesKey, 'list', currentLanguage()],
    queryFn: ({ signal }) => call(bareTemplateCalls.list, { signal }),
  })

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [...templatesKey, 'get', id, currentLanguage()],
    queryFn: ({ signal }) => call(bareTemplateCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
