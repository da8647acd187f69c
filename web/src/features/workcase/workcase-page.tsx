import '../../lib/languages/own/work-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isSeen } from '../../entities/cases/is-seen.ts'
import { caseQuery } from '../../entities/cases/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { useLeaving } from './use-leaving.ts'
import { WorkcaseView } from './workcase-view.tsx'

/** `/workcase/{id}`. A case that one may not see is answered as not found. */
export function WorkcasePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/workcase/$id' })
  const { answer: begun } = useSearch({ from: '/staff/workcase/$id' })
  const answer = useQuery({
    ...caseQuery(id),
    // Asked anew, a case that the person has given away would be one that does not exist.
    enabled: ({ state: { data } }) => data === undefined || isSeen(data),
  })
  useLeaving(answer.data)
  useTabTitle(answer.data?.number)
  if (answer.data) return <WorkcaseView key={id} row={answer.data} begun={begun} />
  return (
    <Page title={t('workcases.case')}>
      <Answer query={answer} />
    </Page>
  )
}
