import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import type { Place } from '../../ui/links/place.ts'
import styles from './dashboard-page.module.css'

type Props = {
  title: string
  empty: { title: string; text: string }
  documents: readonly DocumentListRow[]
  /** The whole list; undefined when the person may not open it. */
  all: Place | undefined
  lastColumn: string
  last: (document: DocumentListRow) => ReactNode
  isLate?: (document: DocumentListRow) => boolean
  /** Whether the table takes the whole width of the page. */
  wide?: boolean
}

/** A short table of documents; each number leads to its document. */
export function DashboardDocuments({ title, empty, documents, all, lastColumn, last, isLate, wide }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section
      className={`${styles.card} ${styles.documents} ${wide ? styles.whole : ''}`}
      aria-labelledby={heading}
    >
      <div className={styles.cardHead}>
        <h2 id={heading}>{title}</h2>
        {all !== undefined && documents.length > 0 && (
          <AppLink to={all} aria-label={`${t('common.all')}: ${title}`}>
            {t('common.all')}
          </AppLink>
        )}
      </div>
      {documents.length === 0 ? (
        <Empty {...empty} />
      ) : (
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('dashboard.number')}</th>
              <th scope="col">{t('dashboard.issuer')}</th>
              <th scope="col">{t('dashboard.description')}</th>
              <th scope="col">{lastColumn}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <tr key={document.id} className={isLate?.(document) ? styles.lateRow : undefined}>
                <td className={styles.numberCell}>
                  <AppLink to="/document/$id" params={{ id: document.id }}>
                    {writtenNumber(document)}
                  </AppLink>
                  {document.is_test && <TestMark />}
                </td>
                <td className={styles.issuerCell}>{document.issuer?.name}</td>
                <td className={styles.description}>{document.short_description}</td>
                <td className={styles.lastCell}>{last(document)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
