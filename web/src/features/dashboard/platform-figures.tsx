import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './pieces/dashboard.module.css'
import {
  activeInstitutions,
  endingInstitutions,
  howManyCompanies,
  newestInstitutions,
  waitingPeople,
} from './platform-queries.ts'

const shown = (figure: number | undefined) => (figure === undefined ? '…' : formatNumber(figure))

/** Four figures of the platform: institutions, periods that end soon, people who wait, companies. */
export function PlatformFigures() {
  const { t } = useTranslation()
  const all = useQuery(newestInstitutions).data?.meta.total
  const active = useQuery(activeInstitutions).data?.meta.total
  const ending = useQuery(endingInstitutions).data?.meta.total
  const waiting = useQuery(waitingPeople).data?.meta.total
  const companies = useQuery(howManyCompanies).data?.meta.total
  const figures = [
    {
      label: t('dashboard.institutions'),
      value: all,
      text: t('dashboard.institutions_text', { figure: shown(active) }),
    },
    { label: t('dashboard.ending'), value: ending, text: t('dashboard.ending_text') },
    { label: t('dashboard.waiting'), value: waiting, text: t('dashboard.waiting_text') },
    { label: t('dashboard.companies'), value: companies, text: t('dashboard.companies_text') },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, text }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd>
            <b>{shown(value)}</b> <small>{text}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
