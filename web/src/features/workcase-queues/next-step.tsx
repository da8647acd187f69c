import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../entities/cases/queues-queries.ts'
import { formatDate } from '../../lib/format/format.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './rows/queues.module.css'
import type { QueueStep } from './steps/step-of-row.ts'

const steps: Readonly<Partial<Record<NonNullable<QueueRow['next']>, QueueStep>>> = {
  take: 'take',
  accept: 'take',
  start: 'start',
}

type Props = { row: QueueRow; onStep: (step: QueueStep, row: QueueRow) => void }

/** The one thing to do with a row now: a step that is taken here, or one that the page of the case asks for. */
export function NextStep({ row, onStep }: Props) {
  const { t } = useTranslation()
  const { next, status, wait_until, data_asked_at } = row
  if (data_asked_at !== null && status.code === 'waiting')
    return (
      <span className={styles.quiet}>{t('data_requests.awaits', { date: formatDate(data_asked_at) })}</span>
    )
  if (next === null) return null
  const step = steps[next]
  if (step === 'start' && status.code === 'waiting' && wait_until !== null)
    return <span className={styles.quiet}>{t('queues.waits_until', { date: formatDate(wait_until) })}</span>
  if (step !== undefined)
    return (
      <button type="button" className={styles.next} tabIndex={-1} onClick={() => onStep(step, row)}>
        {t(`queues.${step}`)}
      </button>
    )
  if (next !== 'close' && next !== 'close_group') return null
  return (
    <AppLink to="/workcase/$id" params={{ id: row.case_id }} tabIndex={-1}>
      {t(`queues.${next}`)}
    </AppLink>
  )
}
