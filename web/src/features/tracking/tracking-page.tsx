import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trackingQuery } from '../../entities/tracking/queries.ts'
import { TrackForm } from '../../entities/tracking/track-form.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { OwnComplaint } from './own-complaint.tsx'
import styles from './tracking-page.module.css'
import { TrackingResult } from './tracking-result.tsx'

function Result({ code }: { code: string }) {
  const { t } = useTranslation()
  const answer = useQuery(trackingQuery(code))
  const { data, error } = answer
  if (data || (error?.status !== 404 && error?.status !== 422))
    return <Answer query={answer}>{(tracking) => <TrackingResult tracking={tracking} />}</Answer>
  return (
    <Note kind="bad" role="alert">
      <b>{t('tracking.unknown')}</b>
      <div>{error.message}</div>
    </Note>
  )
}

/** How far a request is, by the code of its receipt; also where the QR of the receipt leads. */
export function TrackingPage() {
  const { t } = useTranslation()
  const { code } = useParams({ from: '/portal/urmarire/{-$code}' })
  const { k } = useSearch({ from: '/portal/urmarire/{-$code}' })
  return (
    <div className={styles.page}>
      <h1>{t('tracking.title')}</h1>
      {code === undefined ? <p>{t('tracking.intro')}</p> : <Result code={code} />}
      {code !== undefined && k !== undefined && <OwnComplaint key={k} secret={k} />}
      <section className={styles.again} aria-label={t('tracking.another')}>
        {code !== undefined && <h2>{t('tracking.another')}</h2>}
        <TrackForm key={code} />
      </section>
    </div>
  )
}
