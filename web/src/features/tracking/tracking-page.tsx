import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trackingQuery } from '../../entities/tracking/queries.ts'
import { TrackForm } from '../../entities/tracking/track-form.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import styles from './tracking-page.module.css'
import { TrackingResult } from './tracking-result.tsx'

function Result({ code }: { code: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(trackingQuery(code))
  if (data) return <TrackingResult tracking={data} />
  if (!error) return <Loading />
  if (error.status !== 404 && error.status !== 422)
    return <LoadError error={error} onRetry={() => void refetch()} />
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
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <div className={styles.page}>
      <h1>{t('tracking.title')}</h1>
      {params.code === undefined ? <p>{t('tracking.intro')}</p> : <Result code={params.code} />}
      <section className={styles.again} aria-label={t('tracking.another')}>
        {params.code !== undefined && <h2>{t('tracking.another')}</h2>}
        <TrackForm key={params.code} />
      </section>
    </div>
  )
}
