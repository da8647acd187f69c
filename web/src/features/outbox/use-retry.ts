import {
  type DeliveryReason,
  notificationDeliveryCalls,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'
import { type Action, useAction } from '../../ui/action/use-action.ts'

type Retried = { ids: number[] } | { reason: DeliveryReason }

/** Sends messages again: the named ones, or all that failed for one reason. */
export function useRetry(): Action<unknown, Retried> {
  return useAction({
    call: (body: Retried) => call(notificationDeliveryCalls.retry, { body }),
    changes: [{ what: 'notification_delivery.changed' }],
    unsure: [{ what: 'notification_delivery.changed' }],
    said: ({ retried }) => t('outbox.retried', { count: retried, figure: formatNumber(retried) }),
  })
}
