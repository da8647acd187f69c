import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { postQuery } from '../../entities/posts/queries.ts'
import { formatLongDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { CleanedHtml } from './cleaned-html.tsx'
import styles from './posts-page.module.css'

/** One public post. */
export function PostPage() {
  const { t } = useTranslation()
  useLanguage()
  const params: Record<string, string | undefined> = useParams({ strict: false })
  const { data, error, refetch } = useQuery(postQuery(Number(params.id)))
  return (
    <article className={styles.page}>
      <AppLink className={styles.back} to="/admin-home">
        ‹ {t('posts.back')}
      </AppLink>
      <h1>{data?.title ?? t('posts.title')}</h1>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className={styles.by}>
            {t('posts.by', { date: formatLongDate(data.published_on, false), author: data.author })}
          </p>
          <CleanedHtml html={data.content} />
        </>
      )}
    </article>
  )
}
