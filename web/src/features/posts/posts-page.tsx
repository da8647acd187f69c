import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PostList } from '../../entities/posts/post-list.tsx'
import { postsQuery } from '../../entities/posts/queries.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import styles from './posts-page.module.css'

const addressOf = (category: number | undefined, page: number) =>
  `/admin-home${category === undefined ? '' : `/${category}`}${page > 1 ? `?page=${page}` : ''}`

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
        onClick={() => go(addressOf(category, page - 1))}
      >
        {t('posts.newer')}
      </Button>
      <span>{t('posts.page', { page, last })}</span>
      <Button
        variant="default"
        size="md"
        disabled={page >= last}
        onClick={() => go(addressOf(category, page + 1))}
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
  const params: Record<string, string | undefined> = useParams({ strict: false })
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const category = params.id === undefined ? undefined : Number(params.id)
  const page = /^[1-9]\d{0,4}$/.test(search.page ?? '') ? Number(search.page) : 1
  const { data, error, refetch } = useQuery({ ...postsQuery(page, category), meta: { quiet: true } })
  const choices = [{ id: undefined, name: t('posts.all') }, ...(data?.categories ?? [])]
  return (
    <div className={styles.page}>
      <h1>{t('posts.title')}</h1>
      {choices.length > 1 && (
        <nav className={styles.categories} aria-label={t('posts.categories')}>
          {choices.map(({ id, name }) => (
            <AppLink key={name} to={addressOf(id, 1)} aria-current={id === category ? 'page' : undefined}>
              {name}
            </AppLink>
          ))}
        </nav>
      )}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <Empty title={t('posts.empty')} />}
      {data && data.data.length > 0 && <PostList posts={data.data} level="h2" />}
      {data && <Pager page={page} last={data.meta.last_page} category={category} />}
    </div>
  )
}
