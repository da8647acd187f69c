import { sessionCalls } from '@hdoc/contract/session.ts'
import { Button } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { useGo } from '../../ui/use-go.ts'
import styles from './invalid-domain-page.module.css'

/** The host is no institution's. On the host of the platform's administrators it leads to sign-in. */
export function InvalidDomainPage() {
  const { t } = useTranslation()
  const go = useGo()
  const { data } = useQuery({
    queryKey: ['session', 'host'],
    queryFn: ({ signal }) => call(sessionCalls.status, { signal, handled: true }),
    meta: { quiet: true },
    retry: false,
  })
  return (
    <main className={styles.page}>
      <span className={styles.icon}>
        <IconWorldOff size={28} aria-hidden />
      </span>
      <h1>{t('pages.invalid_domain')}</h1>
      <p>
        {data ? t('pages.invalid_domain_admin') : t('pages.invalid_domain_text', { host: location.hostname })}
      </p>
      {data && (
        <Button size="md" onClick={() => go('/login')}>
          {t('portal.sign_in')}
        </Button>
      )}
    </main>
  )
}
