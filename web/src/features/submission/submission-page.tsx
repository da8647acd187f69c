import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { submissionQuery } from '../../entities/submissions/queries.ts'
import '../../lib/languages/own/submission-texts.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { SubmissionView } from './submission-view.tsx'

/** `/detalii-document-depus/{id}`. One that somebody may not see is answered as not found. */
export function SubmissionPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/detalii-document-depus/$id' })
  const answer = useQuery(submissionQuery(id))
  useTabTitle(answer.data?.name)
  if (answer.data) return <SubmissionView key={id} row={answer.data} />
  return (
    <Page title={t('submissions.one')}>
      <Answer query={answer} />
    </Page>
  )
}
