import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PostList } from '../../entities/posts/post-list.tsx'
import { postsQuery } from '../../entities/posts/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import type { Place } from '../../ui/links/place.ts'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './posts-page.module.css'

const placeOf = (id: number | undefined, page: number): Place => ({
  to: '/admin-home/{-$id}',
  params: { id },
  search: { page: page > 1 ? page : undefined },
})

type PagerProps = { page: number; last: number; category: number | undefined }

function Pager({ page, last, category }: PagerProps) {
  const { t } = useTranslation()
  const go = useGo()
  if (last <= 1) return null
  return (
    <nav className={styles.pager} aria-label={t('posts.pages')}>
      <Button
        variant="default"
        size="md"
        disabled={page <= 1}
        onClick={() => go(placeOf(category, page - 1))}
      >
        {t('posts.newer')}
      </Button>
      <span>{t('posts.page', { page, last })}</span>
      <Button
        variant="default"
        size="md"
        disabled={page >= last}
        onClick={() => go(placeOf(category, page + 1))}
      >
        {t('posts.older')}
      </Button>
    </nav>
  )
}

/** Public list of posts; the value in the path is a category. */
export function PostsPage() {
  const { t } = useTranslation()
  useLanguage()
  const { id: category } = useParams({ from: '/portal/admin-home/{-$id}' })
  const { institution } = useSession()
  const { page = 1 } = useSearch({ from: '/portal/admin-home/{-$id}' })
  const answer = useQuery(postsQuery(page, category))
  const { data } = answer
  const choices = [{ id: undefined, name: t('posts.all') }, ...(data?.categories ?? [])]
  return (
    <div className={styles.page}>
      <h1>{t('posts.title')}</h1>
      {choices.length > 1 && (
        <nav className={styles.categories} aria-label={t('posts.categories')}>
          {choices.map(({ id, name }) => (
            <AppLink key={name} to={placeOf(id, 1)} aria-current={id === category ? 'page' : undefined}>
              {name}
            </AppLink>
          ))}
        </nav>
      )}
      <Answer query={answer} />
      {data?.data.length === 0 && <Empty title={t('posts.empty')} />}
      {data && data.data.length > 0 && <PostList posts={data.data} level="h2" />}
      {institution && (
        <a className={styles.back} href="/noutati/atom.xml">
          {t('posts.feed')}
        </a>
      )}
      {data && <Pager page={page} last={data.meta.last_page} category={category} />}
    </div>
  )
}
