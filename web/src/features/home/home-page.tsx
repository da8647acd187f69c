import { IconFileUpload, IconMapPin, IconNews, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gazetteTreeQuery } from '../../entities/gazette/queries.ts'
import { PostList } from '../../entities/posts/post-list.tsx'
import { postsQuery } from '../../entities/posts/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { TrackForm } from '../../entities/tracking/track-form.tsx'
import { formatLongDate } from '../../lib/format/format.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { HomeContact } from './home-contact.tsx'
import styles from './home-page.module.css'

const shownPosts = 4

function News() {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const answer = useQuery(postsQuery(1))
  const { data } = answer
  return (
    <section aria-labelledby="news">
      <h2 id="news">{t('portal.news')}</h2>
      <Answer query={answer} />
      {data?.data.length === 0 && <Empty title={t('portal.no_news')} text={t('portal.no_news_text')} />}
      {data && data.data.length > 0 && (
        <>
          <PostList posts={data.data.slice(0, shownPosts)} level="h3" />
          <Link className={styles.more} to="/admin-home">
            {t('portal.all_news')}
          </Link>
        </>
      )}
    </section>
  )
}

/** Leads to the gazette, and says how new its newest act is; it leads there also while that is not known. */
function Gazette() {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const { data } = useQuery(gazetteTreeQuery())
  return (
    <section className={styles.card} aria-labelledby="gazette">
      <span className={styles.icon}>
        <IconNews size={24} aria-hidden />
      </span>
      <div>
        <h2 id="gazette">{t('portal.gazette')}</h2>
        <p>{t('portal.gazette_text')}</p>
        {data?.latest_on && (
          <p>{t('portal.gazette_latest', { date: formatLongDate(data.latest_on, false) })}</p>
        )}
        <Link className={styles.more} to="/monitor-oficial">
          {t('portal.gazette_open')}
        </Link>
      </div>
    </section>
  )
}

/** Leads to the form with which somebody reports a problem. */
function Complaint() {
  const { t } = useTranslation()
  const { Link } = useMoves()
  return (
    <section className={styles.card} aria-labelledby="complaint">
      <span className={styles.icon}>
        <IconMapPin size={24} aria-hidden />
      </span>
      <div>
        <h2 id="complaint">{t('portal.complaint')}</h2>
        <p>{t('portal.complaint_text')}</p>
        <Link className={styles.more} to="/sesizare">
          {t('portal.complaint_open')}
        </Link>
      </div>
    </section>
  )
}

/** Leads to the form with which somebody hands a document in. */
function Submission() {
  const { t } = useTranslation()
  const { Link } = useMoves()
  return (
    <section className={styles.card} aria-labelledby="submission">
      <span className={styles.icon}>
        <IconFileUpload size={24} aria-hidden />
      </span>
      <div>
        <h2 id="submission">{t('portal.submission')}</h2>
        <p>{t('portal.submission_text')}</p>
        <Link className={styles.more} to="/trimite-document">
          {t('portal.submission_open')}
        </Link>
      </div>
    </section>
  )
}

/** First page of an institution's portal: what a citizen can do here today. */
export function HomePage() {
  const { t } = useTranslation()
  const { institution } = useSession()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.wrap}>
          <h1>{t('portal.hero_title')}</h1>
          <p>{t('portal.hero_text')}</p>
        </div>
      </div>
      <div className={styles.wrap}>
        <div className={styles.cards}>
          {institution && <Complaint />}
          <section className={styles.card} aria-labelledby="track">
            <span className={styles.icon}>
              <IconTimeline size={24} aria-hidden />
            </span>
            <div>
              <h2 id="track">{t('portal.track')}</h2>
              <p>{t('portal.track_text')}</p>
              <TrackForm />
            </div>
          </section>
          {institution && <Submission />}
          {institution && <Gazette />}
        </div>
        <div className={styles.columns}>
          <News />
          {institution && <HomeContact institution={institution} />}
        </div>
      </div>
    </>
  )
}
