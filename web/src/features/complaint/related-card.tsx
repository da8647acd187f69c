import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './complaint.module.css'

const placeOf = (id: number) => ({ to: '/detalii-sesizare/$id', params: { id } }) as const

/** Complaints of the same matter: joined to this one, the one it is joined to, and those nearby. */
export function RelatedCard({ row, onUnjoin }: { row: Complaint; onUnjoin: () => void }) {
  const { t } = useTranslation()
  const { joined_to, joined, near, can } = row
  const others = near.filter(({ id }) => id !== joined_to?.id && !joined.some((one) => one.id === id))
  if (joined_to === null && joined.length === 0 && others.length === 0) return null
  return (
    <Card title={t('complaints.near')}>
      {joined_to && (
        <p>
          {t('complaints.joined_to', { number: joined_to.number })}{' '}
          <AppLink to={placeOf(joined_to.id)}>{joined_to.number}</AppLink>{' '}
          {can.unjoin && (
            <Button variant="default" size="xs" onClick={onUnjoin}>
              {t('complaints.unjoin')}
            </Button>
          )}
        </p>
      )}
      {joined.length > 0 && (
        <p>
          {t('complaints.joined')}:{' '}
          {joined.map(({ id, number }, n) => (
            <span key={id}>
              {n > 0 && ', '}
              <AppLink to={placeOf(id)}>{number}</AppLink>
            </span>
          ))}
        </p>
      )}
      <ul className={styles.plain}>
        {others.map(({ id, number, metres, status, confirmed_at }) => (
          <li key={id}>
            <AppLink to={placeOf(id)}>
              {t('complaints.near_one', {
                number: number || t('complaints.no_number'),
                metres,
                status: say(complaintStatusLabels[status]).toLowerCase(),
                on: formatDateTime(confirmed_at),
              })}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
