import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { postQuery } from '../../entities/posts/queries.ts'
import { formatLongDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { CleanedHtml } from '../../ui/display/cleaned-html.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import styles from './posts-page.module.css'

/** One public post. */
export function PostPage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/portal/admin-post/$id' })
  const answer = useQuery(postQuery(id))
  const { data } = answer
  useTabTitle(data?.title)
  return (
    <article className={styles.page}>
      <AppLink className={styles.back} to="/admin-home">
        ‹ {t('posts.back')}
      </AppLink>
      <h1>{data?.title ?? t('posts.title')}</h1>
      <Answer query={answer} />
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
