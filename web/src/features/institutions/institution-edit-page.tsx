import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionQuery } from '../../entities/clients/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { EditInstitutionForm } from './edit-institution-form.tsx'

/** `/hdoc-company/edit/{id}`. */
export function InstitutionEditPage() {
  const { t } = useTranslation()
  const { id } = useParams({ strict: false }) as { id?: string }
  const [round, setRound] = useState(0)
  const answer = useQuery({ ...institutionQuery(Number(id)), refetchOnWindowFocus: false })
  const reload = () => void answer.refetch().then(() => setRound(round + 1))
  if (answer.isSuccess)
    return <EditInstitutionForm key={`${id}-${round}`} institution={answer.data} onReload={reload} />
  return (
    <Page title={t('clients.edit_institution')}>
      {answer.isError ? <LoadError error={answer.error} onRetry={reload} /> : <Loading />}
    </Page>
  )
}
