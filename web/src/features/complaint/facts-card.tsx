import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintOrigins } from '@hdoc/contract/complaints/complaint-status.ts'
import { useTranslation } from 'react-i18next'
import { clockOf, clockText } from '../../entities/complaints/clock.ts'
import { today } from '../../lib/format/clock.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './complaint.module.css'

const isEnded = ({ status }: Complaint): boolean => status !== 'open' && status !== 'in_progress'

/** The way of the complaint: what is behind it, and where it stands. */
function Way({ row }: { row: Complaint }) {
  const { t } = useTranslation()
  const steps = [
    { name: 'received', at: row.confirmed_at, isDone: true },
    { name: 'accepted', at: row.accepted_at, isDone: row.accepted_at !== null },
    { name: 'work', at: null, isDone: row.accepted_at !== null },
    { name: 'ended', at: row.ended_at, isDone: isEnded(row) },
  ] as const
  const at = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol className={styles.way} aria-label={t('complaints.steps')}>
      {steps.map((step, n) => (
        <li key={step.name} data-done={step.isDone || undefined} aria-current={n === at ? 'step' : undefined}>
          <b aria-hidden>{step.isDone ? '✓' : n + 1}</b> {t(`complaints.step_${step.name}`)}
          {step.at !== null && <span> {formatDateTime(step.at)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Time, with whom it lies, number and person, in one line of facts. */
export function FactsCard({ row }: { row: Complaint }) {
  const { t } = useTranslation()
  const { document, workcase, deadline_on } = row
  const clock = clockOf(row, today())
  return (
    <section className={styles.facts} aria-label={t('complaints.steps')}>
      <Way row={row} />
      {row.number === '' && (
        <Note kind={row.fault === '' ? 'info' : 'warn'} role="status">
          {row.fault === '' ? t('complaints.waits_opening') : t('complaints.fault', { why: row.fault })}
        </Note>
      )}
      <dl>
        <div>
          <dt>{t('complaints.time_of', { type: row.type.name })}</dt>
          <dd data-clock={clock}>
            {[...new Set([deadline_on ? formatDate(deadline_on) : '–', clockText(row, today())])].join(' · ')}
          </dd>
        </div>
        <div>
          <dt>{t('complaints.with_whom')}</dt>
          <dd>
            {workcase?.who || row.group?.name || t('complaints.nobody')}
            {workcase && (
              <>
                {' · '}
                <AppLink to={{ to: '/workcase/$id', params: { id: workcase.id } }}>{workcase.number}</AppLink>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('complaints.number')}</dt>
          <dd>
            {document ? (
              <AppLink to={{ to: '/document/$id', params: { id: document.id } }}>{document.number}</AppLink>
            ) : (
              row.number || '–'
            )}
            {document && <span className={styles.quiet}> {document.register}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('complaints.person')}</dt>
          <dd>
            {row.name}
            <span className={styles.quiet}>
              {' '}
              {[row.phone, row.email || t('complaints.no_mail')].filter(Boolean).join(' · ')}
            </span>
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {t('complaints.received', {
          at: formatDateTime(row.confirmed_at),
          how: say(complaintOrigins[row.origin]).toLowerCase(),
        })}
        {row.accepted_at !== null &&
          ` · ${t('complaints.accepted', { at: formatDateTime(row.accepted_at), by: row.accepted_by })}`}
        {row.ended_at !== null && ` · ${t('complaints.ended', { at: formatDateTime(row.ended_at) })}`}
      </p>
    </section>
  )
}
