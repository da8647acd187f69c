import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '../../entities/clients/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { CompanyForm } from './company-form.tsx'

/** `/company/edit/{id}`. */
export function CompanyEditPage() {
  const { t } = useTranslation()
  const { id } = useParams({ strict: false }) as { id?: string }
  const [round, setRound] = useState(0)
  const answer = useQuery({ ...companyQuery(Number(id)), staleTime: 0, refetchOnWindowFocus: false })
  const reload = () => void answer.refetch().then(() => setRound(round + 1))
  if (answer.isSuccess) return <CompanyForm key={`${id}-${round}`} company={answer.data} onReload={reload} />
  return (
    <Page title={t('clients.edit_company')}>
      {answer.isError ? <LoadError error={answer.error} onRetry={reload} /> : <Loading />}
    </Page>
  )
}
