import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { caseQuery } from '../../entities/cases/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { WorkcaseView } from './workcase-view.tsx'

/** `/workcase/{id}`. A case that one may not see is answered as not found. */
export function WorkcasePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/workcase/$id' })
  const answer = useQuery(caseQuery(id))
  useTabTitle(answer.data?.number)
  if (answer.data) return <WorkcaseView key={id} row={answer.data} />
  return (
    <Page title={t('workcases.case')}>
      <Answer query={answer} />
    </Page>
  )
}
