import {
  type DeliveryRow,
  notificationDeliveryCalls,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { queryOptions } from '@tanstack/react-query'
import { deliveriesKey } from '../../entities/changes/keys.ts'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'

export const outboxQuery = listQuery<DeliveryRow>([...deliveriesKey, 'list'], (query, asking) =>
  callList(notificationDeliveryCalls.list, query, asking),
)

export const outboxSummaryQuery = queryOptions({
  queryKey: [...deliveriesKey, 'summary'],
  queryFn: ({ signal }) => call(notificationDeliveryCalls.summary, { signal }),
})
