import { noticeActionLabels } from '@hdoc/contract/notifications/notices.ts'
import {
  type DeliveryRow,
  deliveryChannelLabels,
  deliveryReasonLabels,
  deliveryStateLabels,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

const looks = {
  waiting: 'status-info',
  sent: 'status-ok',
  failed: 'status-warn',
  given_up: 'status-bad',
} as const

export const whatOf = ({ action }: DeliveryRow): string =>
  action === null ? t('outbox.daily') : say(noticeActionLabels[action])

/** How often it was tried, and what comes next. */
export function historyOf({ attempts, tried_at, finished_at, due_at, state }: DeliveryRow): string {
  const parts = [attempts > 0 && t('outbox.tried', { count: attempts, figure: formatNumber(attempts) })]
  const last = finished_at ?? tried_at
  if (last !== null) parts.push(t('outbox.last_tried', { time: formatDateTime(last) }))
  if (state === 'waiting' || state === 'failed')
    parts.push(t('outbox.leaves', { time: formatDateTime(due_at) }))
  return parts.filter(Boolean).join(' · ')
}

export const reasonOf = ({ reason, detail }: DeliveryRow): string =>
  [reason === null ? '' : say(deliveryReasonLabels[reason]), detail].filter((part) => part !== '').join(': ')

export const outboxCells = {
  created_at: ({ created_at }: DeliveryRow) => formatDateTime(created_at),
  channel: ({ channel }: DeliveryRow) => say(deliveryChannelLabels[channel]),
  state: (row: DeliveryRow) => (
    <span title={historyOf(row)}>
      <StatusTag className={looks[row.state]}>{say(deliveryStateLabels[row.state])}</StatusTag>
    </span>
  ),
  reason: reasonOf,
  person: ({ person }: DeliveryRow) => person,
  action: whatOf,
  number: ({ number }: DeliveryRow) => number,
}
