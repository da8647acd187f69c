import './post-writing-texts.ts'
import { type PostRow, postColumns } from '@hdoc/contract/posts/post-values.ts'
import { postStatusLabels } from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { writtenPostsQuery } from '../../entities/posts/staff-queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'

const day = (value: string | null): string => (value === null ? '' : formatDate(value))
const namesOf = ({ categories }: PostRow): string => categories.map(({ name }) => name).join(', ')

function PostStatus({ row: { status, ahead, published_on } }: { row: PostRow }) {
  if (ahead)
    return (
      <StatusTag className="status-info">{text('post_writing.ahead', { date: day(published_on) })}</StatusTag>
    )
  return (
    <StatusTag className={status === 'public' ? 'status-ok' : 'status-neutral'}>
      {say(postStatusLabels[status])}
    </StatusTag>
  )
}

const cells = {
  status: (row: PostRow) => <PostStatus row={row} />,
  published_on: ({ published_on }: PostRow) => day(published_on),
  categories: namesOf,
}

/** `/posts/list`: drafts and public posts. */
export function PostsListPage() {
  const { t } = useTranslation()
  const go = useGo()
  const { user } = useSession()
  return (
    <Page
      fill
      title={t('shell.posts')}
      breadcrumb={[{ label: t('post_writing.portal') }, { label: t('shell.posts') }]}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconTags size={16} aria-hidden />}
            onClick={() => go('/posts/categories')}
          >
            {t('post_writing.categories')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go('/posts/new')}>
            {t('post_writing.new')}
          </Button>
        </>
      }
    >
      <List
        name="post"
        owner={String(user?.id ?? '')}
        label={t('shell.posts')}
        columns={postColumns}
        cells={cells}
        widths={{ title: '48%', status: '190px', published_on: '140px' }}
        opensBy="title"
        card={(row) => (
          <CardLines
            title={row.title}
            text={[day(row.published_on), namesOf(row)].filter(Boolean).join(' · ')}
            note={say(postStatusLabels[row.status])}
          />
        )}
        to={(row) => ({ to: '/posts/$id', params: { id: row.id } })}
        request={writtenPostsQuery}
        empty={{ title: t('post_writing.empty'), text: t('post_writing.empty_text') }}
      />
    </Page>
  )
}
