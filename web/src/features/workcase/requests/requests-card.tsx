import { bareDataRequestCalls } from '@hdoc/contract/cases/bare-data-requests.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import { Button } from '@mantine/core'
import { IconMail, IconPrinter, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataRequestsQuery } from '../../../entities/cases/data-requests-query.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { printPdf } from '../../../lib/files/print-pdf.ts'
import { formatDate, formatDateTime } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Card } from '../../../ui/display/card.tsx'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { caseChanges } from '../dialogs/use-case-form.ts'
import { MailLine } from './mail-line.tsx'
import { RequestLine } from './request-line.tsx'
import styles from './requests.module.css'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).default)
const SendAgainDialog = lazyPart(async () => (await import('./send-again-dialog.tsx')).default)

const tags = {
  open: 'status-warn',
  answered: 'status-ok',
  cancelled: 'status-mute',
  expired: 'status-bad',
  case_closed: 'status-mute',
  case_joined: 'status-mute',
} as const

/** A dialog about a request. */
type Asking = { what: 'cancel' | 'again'; request: DataRequest }
type Props = { request: DataRequest; row: WorkCase; onAsk: (asking: Asking) => void }

/** How a request ended, and what its wait did to the deadline. */
function Ended({ request }: { request: DataRequest }) {
  const { t } = useTranslation()
  const { state, ended_at, ended_by, end_reason, added_days } = request
  if (state === 'open' || ended_at === null) return null
  const facts = [
    t(`data_requests.ended_${state}`, { at: formatDateTime(ended_at), by: ended_by }),
    end_reason && t('subject.reason', { reason: end_reason }),
    added_days > 0 && t('data_requests.moved', { count: added_days, figure: String(added_days) }),
  ]
  return <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
}

function Request({ request, row, onAsk }: Props) {
  const { t } = useTranslation()
  const { id, items, state, until_on, email, replies, can } = request
  const isRefused = request.mail_state === 'refused'
  const done = items.filter(({ answered_at }) => answered_at !== null).length
  const remind = useAction({
    call: () => call(bareDataRequestCalls.remind, { body: { id } }),
    changes: caseChanges(row.id),
    unsure: caseChanges(row.id),
    said: () => t('data_requests.sent', { email }),
  })
  const print = useAction({
    call: () => printPdf(addressOf(bareDataRequestCalls.sheet, { params: { id } })),
    changes: [],
  })
  const tag =
    state === 'open' ? t('data_requests.done_of', { done, all: items.length }) : t(`data_requests.${state}`)
  return (
    <section
      className={styles.request}
      aria-label={t('data_requests.of', { date: formatDate(request.asked_at) })}
    >
      <div className={styles.head}>
        <StatusTag className={state === 'open' && done === items.length ? 'status-ok' : tags[state]}>
          {tag}
        </StatusTag>
        <span className={styles.quiet}>
          {state === 'open'
            ? t('data_requests.valid_until', { date: formatDate(until_on) })
            : t('data_requests.asked', { date: formatDate(request.asked_at), by: request.asked_by })}
        </span>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <RequestLine key={item.n} item={item} request={request} />
        ))}
      </ul>
      {replies.map(({ at, text }) => (
        <p key={at} className={styles.quiet}>
          {t('data_requests.wrote', { at: formatDateTime(at), text })}
        </p>
      ))}
      <Ended request={request} />
      {state === 'open' && (
        <>
          <div className={styles.buttons}>
            {can.remind && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconMail size={16} />}
                loading={remind.isPending}
                onClick={() => (isRefused ? onAsk({ what: 'again', request }) : remind.mutate())}
              >
                {t(isRefused ? 'data_requests.again' : 'data_requests.remind')}
              </Button>
            )}
            {can.print && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconPrinter size={16} />}
                loading={print.isPending}
                onClick={() => print.mutate()}
              >
                {t('data_requests.print')}
              </Button>
            )}
            {can.cancel && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconX size={16} />}
                onClick={() => onAsk({ what: 'cancel', request })}
              >
                {t('data_requests.cancel')}
              </Button>
            )}
          </div>
          <MailLine request={request} />
        </>
      )}
    </section>
  )
}

/** What was asked of the citizen and what came, the newest first; nothing where nothing was ever asked. */
export function RequestsCard({ row }: { row: WorkCase }) {
  const { t } = useTranslation()
  const { data } = useQuery(dataRequestsQuery(row.id))
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  if (!data || data.requests.length === 0) return null
  return (
    <Card title={t('data_requests.card')}>
      {data.requests.map((request) => (
        <Request key={request.id} request={request} row={row} onAsk={setAsking} />
      ))}
      {asking?.what === 'cancel' && <CancelDialog request={asking.request} row={row} onClose={close} />}
      {asking?.what === 'again' && <SendAgainDialog request={asking.request} row={row} onClose={close} />}
    </Card>
  )
}
