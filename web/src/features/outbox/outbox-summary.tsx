import {
  type DeliveryReason,
  deliveryChannelLabels,
  deliveryChannels,
  deliveryReasonLabels,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './outbox.module.css'
import { outboxSummaryQuery } from './queries.ts'
import { useRetry } from './use-retry.ts'

/** How many messages have not left, why, and which ways are not set up at all. */
export function OutboxSummary() {
  const { t } = useTranslation()
  const summary = useQuery(outboxSummaryQuery)
  const retry = useRetry()
  return (
    <Answer query={summary}>
      {({ open, delivers }) => {
        const off = deliveryChannels.filter((channel) => !delivers[channel])
        const stuck = open.filter(({ reason }) => reason !== null)
        const reasons = [...new Set(stuck.map(({ reason }) => reason))] as DeliveryReason[]
        return (
          <div className={styles.summary}>
            {off.length > 0 && (
              <Note kind="warn">
                {t('outbox.not_set_up', {
                  channels: off.map((channel) => say(deliveryChannelLabels[channel])).join(', '),
                })}
              </Note>
            )}
            {stuck.length === 0 ? (
              <p className={styles.calm}>{open.length === 0 && t('outbox.all_sent')}</p>
            ) : (
              <section aria-label={t('outbox.open')}>
                <h2>{t('outbox.open')}</h2>
                <ul>
                  {stuck.map(({ state, channel, reason, count }) => (
                    <li key={`${state} ${channel} ${reason}`}>
                      <b>{formatNumber(count)}</b>{' '}
                      {t('outbox.open_reason', {
                        channel: say(deliveryChannelLabels[channel]),
                        reason: reason === null ? '' : say(deliveryReasonLabels[reason]),
                      })}
                    </li>
                  ))}
                </ul>
                <div className={styles.retry}>
                  {reasons.map((reason) => (
                    <Button
                      key={reason}
                      variant="default"
                      size="xs"
                      disabled={retry.isPending}
                      onClick={() => retry.mutate({ reason })}
                    >
                      {t('outbox.open_retry', { reason: say(deliveryReasonLabels[reason]) })}
                    </Button>
                  ))}
                </div>
              </section>
            )}
          </div>
        )
      }}
    </Answer>
  )
}
