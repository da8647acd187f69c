import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import { oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from './oidc.module.css'

type Props = { issuer: OidcSection['values']['issuer'] }

/**
 * Asks the provider whose address is typed, before anything is saved, and says in words what is wrong with
 * it.
 */
export function OidcTest({ issuer }: Props) {
  const { t } = useTranslation()
  const test = useAction({
    call: (typed: string) => call(oidcSettingCalls.test, { body: { issuer: typed } }),
    changes: [],
  })
  const isCurrent = test.variables === issuer
  const { data, error } = test
  return (
    <div className={styles.test}>
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={16} />}
        loading={test.isPending}
        disabled={issuer.trim() === ''}
        onClick={() => test.mutate(issuer)}
      >
        {t('oidc.test')}
      </Button>
      <div role="status">
        {isCurrent && error && <Note kind="bad">{error.message}</Note>}
        {isCurrent && data?.ok && <Note kind="ok">{t('oidc.test_ok')}</Note>}
        {isCurrent && data?.problem && (
          <Note kind="bad">{t(`oidc.problem.${data.problem}`, { detail: data.detail })}</Note>
        )}
      </div>
    </div>
  )
}
