import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { institutionFormQuery } from '../../entities/clients/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { NewInstitutionForm } from './new-institution-form.tsx'

/** `/hdoc-company/new`. */
export function InstitutionNewPage() {
  const { t } = useTranslation()
  const answer = useQuery({ ...institutionFormQuery(), staleTime: 0, refetchOnWindowFocus: false })
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <NewInstitutionForm catalogue={answer.data} />
  return (
    <Page title={t('clients.new_institution')}>
      <Answer query={answer} />
    </Page>
  )
}
