import '../../../lib/languages/own/work-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PaperLine } from '../../../entities/transfers/paper-line.tsx'
import { paperPlaceQuery } from '../../../entities/transfers/queries.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from '../document-detail.module.css'

/** The transfers that the document went through, the newest first. */
function Passed({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(paperPlaceQuery(documentId))
  if (!data || data.transfers.length === 0) return null
  return (
    <ul aria-label={t('transfers.transfers_of')}>
      {data.transfers.map((one) => (
        <li key={`${one.sheet_id} ${one.sent_at}`}>
          {one.opens ? (
            <AppLink to="/document/sent" search={{ sheet: String(one.sheet_id) }}>
              {one.number}
            </AppLink>
          ) : (
            one.number
          )}{' '}
          <StatusTag className={one.status.className}>{one.status.name}</StatusTag>
          <p className={styles.quiet}>
            {one.from} → {one.to} · {formatDateTime(one.answered_at ?? one.sent_at)}
          </p>
          {one.refusal !== '' && (
            <p className={styles.quiet}>
              {[one.refusal, one.reason].filter((text) => text !== '').join(': ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where the paper original is, who has it since when, and how it came there. */
export function DocumentPaper({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  return (
    <section className={styles.cases} aria-label={t('transfers.original')}>
      <h2>{t('transfers.original')}</h2>
      <PaperLine documentId={documentId}>
        {({ place, below }) => (
          <p>
            <b>{place}</b> <span className={styles.quiet}>{below}</span>
          </p>
        )}
      </PaperLine>
      <Passed documentId={documentId} />
    </section>
  )
}
