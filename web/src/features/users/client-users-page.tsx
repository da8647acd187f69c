import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionQuery } from '../../entities/clients/queries.ts'
import { clientUsers } from '../../entities/people/client-users.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { UsersScreen } from './users-screen.tsx'

/** `/hdoc-user/list/{id}`: the people of one client; from here one also acts as one of them. */
export function ClientUsersPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/hdoc-user/list/$id' })
  const place = useMemo(() => clientUsers(id), [id])
  const client = useQuery(institutionQuery(id))
  if (!client.data)
    return (
      <Page title={t('users.title')}>
        <Answer query={client} />
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
        { label: client.data.name, to: { to: '/hdoc-company/$id', params: { id } } },
        { label: t('users.title') },
      ]}
    />
  )
}
