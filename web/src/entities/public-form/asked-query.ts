import {
  bareComplaintFieldsCalls,
  bareOnlineFormCalls,
} from '@hdoc/contract/online-forms/bare-online-forms.ts'
import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

/** The form of a type that asks something of its own, with the code that draws and checks it: most types need neither. */
export const askedQuery = (owner: FormOwner, typeId: number) =>
  queryOptions({
    queryKey: ['offered_form', owner, typeId],
    queryFn: async ({ signal }) => {
      const asking = { params: { id: typeId }, signal, handled: true } as const
      const [offered, { AskedFields, wrongAnswers, knownAnswers, draftAnswers }] = await Promise.all([
        owner === 'doc_type'
          ? call(bareOnlineFormCalls.offered, asking)
          : call(bareComplaintFieldsCalls.offered, asking),
        import('./asked-fields.tsx'),
      ])
      return { ...offered, AskedFields, wrongAnswers, knownAnswers, draftAnswers }
    },
    // Read once: what is being filled must stay.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: typeId > 0,
    retry: false,
  })
