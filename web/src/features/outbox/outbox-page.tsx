import {
  type DeliveryRow,
  deliveryChannelLabels,
  deliveryColumns,
  deliveryStateLabels,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { say } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { historyOf, outboxCells, reasonOf, whatOf } from './outbox-cells.tsx'
import { OutboxSummary } from './outbox-summary.tsx'
import { outboxQuery } from './queries.ts'
import { useRetry } from './use-retry.ts'

/** `/admin/outbox`: the messages about documents that left, or did not, and why. */
export function OutboxPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const retry = useRetry()
  const retryAll = (rows: readonly DeliveryRow[]) => {
    const ids = rows.filter(({ can }) => can.retry).map(({ id }) => id)
    if (ids.length > 0) retry.mutate({ ids })
  }
  return (
    <Page
      fill
      title={t('outbox.title')}
      breadcrumb={[{ label: t('registers.administration') }, { label: t('outbox.title') }]}
    >
      <OutboxSummary />
      <List
        name="notification_delivery"
        owner={String(user?.id ?? '')}
        label={t('outbox.title')}
        columns={deliveryColumns}
        cells={outboxCells}
        widths={{ created_at: '150px', channel: '120px', state: '150px', person: '18%', action: '20%' }}
        opensBy="created_at"
        card={(row) => (
          <CardLines
            title={`${row.person} · ${whatOf(row)}`}
            text={`${say(deliveryChannelLabels[row.channel])}: ${say(deliveryStateLabels[row.state])}${row.reason === null ? '' : `, ${reasonOf(row)}`}`}
            note={historyOf(row)}
          />
        )}
        request={outboxQuery}
        isLate={({ state }) => state === 'given_up'}
        empty={{ title: t('outbox.empty'), text: t('outbox.empty_text') }}
        selectionActions={(rows) => (
          <Button
            variant="subtle"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={!rows.some(({ can }) => can.retry)}
            loading={retry.isPending}
            onClick={() => retryAll(rows)}
          >
            {t('outbox.retry')}
          </Button>
        )}
      />
    </Page>
  )
}
