import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { Button } from '@mantine/core'
import { IconBuildingCommunity, IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../entities/session/session-store.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { MessagePage } from '../../ui/feedback/message-page.tsx'
import { Loading } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_domain' || error.code === 'uknown_host')

/**
 * Leads to the first page of a host that is in order, with what the server says of it now. Who is signed in goes
 * to the dashboard, because the host of the platform's administrators refuses the first page.
 */
function Home() {
  const go = useGo()
  useEffect(() => {
    void refreshSession().then(({ check }) => go(check ? '/dashboard' : '/', { replace: true }))
  }, [go])
  return <Loading />
}

/** The host of the platform's administrators has no public page: it leads to sign-in. */
function AdminHost() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <MessagePage
      icon={IconBuildingCommunity}
      title={t('login.platform')}
      text={t('pages.invalid_domain_admin')}
    >
      <Button size="md" onClick={() => go('/login')}>
        {t('login.title')}
      </Button>
    </MessagePage>
  )
}

function HostFacts() {
  const { t } = useTranslation()
  const answer = useQuery({
    queryKey: ['session', 'host'],
    queryFn: ({ signal }) => call(firstCalls.status, { signal, handled: true }),
    retry: false,
    // An earlier answer may be of the time before the host was refused.
    gcTime: 0,
  })
  const { data, error } = answer
  if (data || !error || !isRefusal(error))
    return (
      <Answer query={answer}>
        {({ check, institution }) => (check || institution !== null ? <Home /> : <AdminHost />)}
      </Answer>
    )
  return (
    <MessagePage
      icon={IconWorldOff}
      title={t('pages.invalid_domain')}
      text={t('pages.invalid_domain_text', { host: location.hostname })}
    />
  )
}

/** Says that a host belongs to no institution, but only where the server says so now. */
export function InvalidDomainPage() {
  return (
    <main>
      <HostFacts />
    </main>
  )
}
