import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'

/** An institution may write a whole sentence on it. */
const wrapping = {
  root: { height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 8 },
  label: { whiteSpace: 'normal', textAlign: 'center' },
} as const

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
        styles={wrapping}
      >
        {oidc.label || t('login.provider')}
      </Button>
    )
  )
}
