import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { complaintQuery } from '../../entities/complaints/queries.ts'
import '../../lib/languages/own/complaint-texts.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { ComplaintView } from './complaint-view.tsx'

/** `/detalii-sesizare/{id}`. A complaint that one may not see is answered as not found. */
export function ComplaintPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/detalii-sesizare/$id' })
  const answer = useQuery(complaintQuery(id))
  useTabTitle(answer.data?.number)
  if (answer.data) return <ComplaintView key={id} row={answer.data} />
  return (
    <Page title={t('complaints.one')}>
      <Answer query={answer} />
    </Page>
  )
}
