import './post-writing-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenPostQuery } from '../../entities/posts/staff-queries.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { WritingForm } from './post-form.tsx'

/** `/posts/new` */
export function NewPostPage() {
  useLanguage()
  return <WritingForm />
}

/** `/posts/edit/{id}` */
export function EditPostPage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/staff/posts/edit/$id' })
  const [round, setRound] = useState(0)
  const answer = useQuery({ ...writtenPostQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  const reload = () => void answer.refetch().then(() => setRound(round + 1))
  // The form begins with the post as it is now, not as it was when it was last shown.
  if (answer.isSuccess && answer.isFetchedAfterMount)
    return (
      <KeptRow key={`${id}-${round}`} row={answer.data}>
        {(post) => <WritingForm post={post} onReload={reload} />}
      </KeptRow>
    )
  return (
    <Page title={t('post_writing.edit_title')}>
      <Answer query={{ data: undefined, error: answer.error, refetch: answer.refetch }} />
    </Page>
  )
}
