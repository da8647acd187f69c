import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'

/** To the institution's provider of accounts, where it has one: the browser itself goes there and comes back. */
export function ProviderButton({ remember }: { remember: boolean }) {
  const { t } = useTranslation()
  const { oidc } = useSession()
  return (
    oidc && (
      <Button
        component="a"
        href={`/api/oidc/start${remember ? '?remember=1' : ''}`}
        variant="default"
        size="md"
        fullWidth
      >
        {oidc.label || t('login.provider')}
      </Button>
    )
  )
}
