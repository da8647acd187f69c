import { bareContactMessageCalls } from '@hdoc/contract/contact/bare-contact-messages.ts'
import type { ContactMessageRow } from '@hdoc/contract/contact/contact-messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { contactMessagesKey } from '../changes/keys.ts'

export const contactMessagesQuery = listQuery<ContactMessageRow>(
  [...contactMessagesKey, 'list'],
  (query, asking) => callList(bareContactMessageCalls.list, query, asking),
)

export const contactMessageQuery = (id: number) =>
  queryOptions({
    queryKey: [...contactMessagesKey, 'get', id],
    queryFn: ({ signal }) => call(bareContactMessageCalls.get, { params: { id }, signal }),
    meta: { single: true },
  })
