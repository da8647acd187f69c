import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionQuery } from '../../entities/clients/queries.ts'
import { clientUsers } from '../../entities/people/client-users.ts'
import { Page } from '../../ui/display/page.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { UsersScreen } from './users-screen.tsx'

/** `/hdoc-user/list/{id}`: the people of one client; from here one also acts as one of them. */
export function ClientUsersPage() {
  const { t } = useTranslation()
  const { id } = useParams({ strict: false }) as { id?: string }
  const place = useMemo(() => clientUsers(Number(id)), [id])
  const client = useQuery(institutionQuery(Number(id)))
  if (!client.data)
    return (
      <Page title={t('users.title')}>
        {client.error ? (
          <LoadError error={client.error} onRetry={() => void client.refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    )
  return (
    <UsersScreen
      key={id}
      place={place}
      title={t('users.of_client', { name: client.data.name })}
      trail={[
        { label: t('clients.platform') },
        { label: t('clients.institutions'), to: '/hdoc-company/list' },
        { label: client.data.name, to: `/hdoc-company/${id}` },
        { label: t('users.title') },
      ]}
    />
  )
}
