import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { institutionQuery } from '../../entities/clients/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { InstitutionView } from './institution-view.tsx'

/** `/hdoc-company/{id}`: one institution as the platform sees it. */
export function InstitutionPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/hdoc-company/$id' })
  const answer = useQuery(institutionQuery(id))
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <InstitutionView institution={answer.data} />
  return (
    <Page title={t('clients.institution')}>
      <Answer query={answer} />
    </Page>
  )
}
