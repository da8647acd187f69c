import './post-writing-texts.ts'
import { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import type { WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { Button } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenPostQuery } from '../../entities/posts/staff-queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate, formatLongDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { CleanedHtml } from '../../ui/display/cleaned-html.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DeleteDialog } from '../../ui/form/ask/delete-dialog.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './post-writing.module.css'
import { saidOf } from './said-of.ts'

const changes = [{ what: 'post.changed' }] as const

function PostActions({ post }: { post: WrittenPost }) {
  const { t } = useTranslation()
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const isPublic = post.status === 'public'
  const move = useAction({
    call: () =>
      call(postWritingCalls.update, {
        body: { id: post.id, values: { status: isPublic ? 'draft' : 'public' }, version: post.version },
      }),
    changes,
    said: ({ data }) => (isPublic ? t('post_writing.unpublished') : saidOf(data)),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('post_writing.delete')}
      </Button>
      <Button variant="default" loading={move.isPending} onClick={() => move.mutate()}>
        {t(isPublic ? 'post_writing.unpublish' : 'post_writing.publish')}
      </Button>
      <Button
        leftSection={<IconEdit size={16} aria-hidden />}
        onClick={() => go({ to: '/posts/edit/$id', params: { id: post.id } })}
      >
        {t('post_writing.edit')}
      </Button>
      {asking && (
        <DeleteDialog
          title={t('post_writing.delete_title', { title: post.title })}
          text={t('post_writing.delete_text')}
          remove={() => call(postWritingCalls.delete, { params: { id: post.id } })}
          changes={changes}
          said={t('post_writing.deleted')}
          onDeleted={() => go('/posts/list', { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Standing({ post }: { post: WrittenPost }) {
  const { t } = useTranslation()
  if (post.status === 'draft') return <Note kind="info">{t('post_writing.draft_note')}</Note>
  if (post.ahead)
    return (
      <Note kind="info">{t('post_writing.ahead_note', { date: formatDate(post.published_on ?? '') })}</Note>
    )
  return (
    <Note kind="ok">
      {t('post_writing.public_note')}{' '}
      <AppLink to="/admin-post/$id" params={{ id: post.id }}>
        {t('post_writing.see_public')}
      </AppLink>
    </Note>
  )
}

/** `/posts/{id}`: a post as readers see it, or will. */
export function WrittenPostPage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/staff/posts/$id' })
  const answer = useQuery(writtenPostQuery(id))
  const { data: post } = answer
  const title = post?.title ?? t('shell.posts')
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('post_writing.portal') },
        { label: t('shell.posts'), to: '/posts/list' },
        ...(post ? [{ label: post.title }] : []),
      ]}
      actions={post && <PostActions post={post} />}
    >
      <Answer query={answer}>
        {(shown) => (
          <div className={styles.stack}>
            <Standing post={shown} />
            <Card title={t('post_writing.preview')}>
              <p>
                {[
                  shown.published_on && formatLongDate(shown.published_on, false),
                  shown.author,
                  ...shown.categories.map(({ name }) => name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {shown.description && <p>{shown.description}</p>}
              <CleanedHtml html={shown.content} />
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  )
}
