import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { Button } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { useGo } from '../../ui/display/use-go.ts'
import { MessagePage } from '../../ui/feedback/message-page.tsx'

/**
 * Shown on a host that belongs to no institution. On the host of the platform's administrators it leads to
 * sign-in.
 */
export function InvalidDomainPage() {
  const { t } = useTranslation()
  const go = useGo()
  const { data } = useQuery({
    queryKey: ['session', 'host'],
    queryFn: ({ signal }) => call(firstCalls.status, { signal, handled: true }),
    meta: { quiet: true },
    retry: false,
  })
  return (
    <main>
      <MessagePage
        icon={IconWorldOff}
        title={t('pages.invalid_domain')}
        text={
          data ? t('pages.invalid_domain_admin') : t('pages.invalid_domain_text', { host: location.hostname })
        }
      >
        {data && (
          <Button size="md" onClick={() => go('/login')}>
            {t('login.title')}
          </Button>
        )}
      </MessagePage>
    </main>
  )
}
