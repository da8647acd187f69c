import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './submission.module.css'

/** The address in one line, as it was written. */
function addressOf({ who }: Submission): string {
  const parts = [
    [who.street_type, who.street].filter(Boolean).join(' '),
    who.number && `nr. ${who.number}`,
    who.block && `bl. ${who.block}`,
    who.staircase && `sc. ${who.staircase}`,
    who.floor && `et. ${who.floor}`,
    who.apartment && `ap. ${who.apartment}`,
    who.locality,
    who.county,
    who.postal_code,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What was handed in, by whom, and when it came. */
export function FactsCard({ row }: { row: Submission }) {
  const { t } = useTranslation()
  const { who, document } = row
  const facts: [label: string, value: string][] = [
    [t('submissions.person'), `${row.name} · ${say(issuerTypeLabels[who.type]).toLowerCase()}`],
    [t('submissions.cui'), who.cui],
    [t('submissions.onrc'), who.onrc],
    [t('submissions.administrator'), who.administrator_name],
    [t('submissions.email'), row.email],
    [t('submissions.phone'), who.phone],
    [t('submissions.address'), addressOf(row)],
    [t('submissions.department'), row.group?.name ?? ''],
    [t('submissions.arrived'), formatDateTime(row.confirmed_at)],
  ]
  return (
    <Card title={t('submissions.facts')}>
      {row.subject !== '' && <p className={styles.subject}>{row.subject}</p>}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {row.number !== '' && (
          <div>
            <dt>{t('submissions.number')}</dt>
            <dd>
              {document ? (
                <AppLink to={{ to: '/document/$id', params: { id: document.id } }}>{document.number}</AppLink>
              ) : (
                row.number
              )}
              {document && <span className={styles.quiet}> {document.register}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{t('submissions.email_confirmed')}</p>
    </Card>
  )
}
