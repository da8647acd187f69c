import {
  bareComplaintFieldsCalls,
  bareOnlineFormCalls,
} from '@hdoc/contract/online-forms/bare-online-forms.ts'
import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { complaintTypesKey, docTypesKey } from '../changes/keys.ts'

/** The form of a type, for those who build it. */
export const builtFormQuery = (owner: FormOwner, typeId: number) =>
  queryOptions({
    queryKey: [...(owner === 'doc_type' ? docTypesKey : complaintTypesKey), 'online-form', typeId],
    queryFn: ({ signal }) => {
      const asking = { params: { id: typeId }, signal }
      return owner === 'doc_type'
        ? call(bareOnlineFormCalls.get, asking)
        : call(bareComplaintFieldsCalls.get, asking)
    },
    meta: { single: true },
  })
