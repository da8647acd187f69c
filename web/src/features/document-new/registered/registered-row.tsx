import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { useTranslation } from 'react-i18next'
import { PrintSeveral } from '../../../entities/printing/print-several.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from '../document-new.module.css'

/** The papers registered one after another since the page was opened, the last first. */
export function RegisteredRow({ row }: { row: readonly Registered[] }) {
  const { t } = useTranslation()
  const [last] = row
  if (!last) return null
  return (
    <section className={`${styles.card} ${styles.section}`} aria-label={t('counter.row')}>
      <div className={styles.head}>
        <h2>{t('counter.row')}</h2>
        <span className={styles.quiet}>{t('counter.row_count', { count: row.length })}</span>
      </div>
      <p role="status" className={styles.rowLast}>
        {t('counter.row_last', { number: writtenNumber(last) })}
      </p>
      <PrintSeveral ids={row.map(({ id }) => id)} />
      <ol className={styles.row}>
        {row.map(({ id, number, further_numbers, issuer, short_description }) => (
          <li key={id}>
            <AppLink to="/document/$id" params={{ id }}>
              {writtenNumber({ number, further_numbers })}
            </AppLink>
            <span>{[issuer, short_description].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
