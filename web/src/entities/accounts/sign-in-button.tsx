import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useGo } from '../../ui/links/use-go.ts'

/** Leads to sign-in, once an account can be used. */
export function SignInButton() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <Button size="md" fullWidth onClick={() => go('/login')}>
      {t('accounts.sign_in')}
    </Button>
  )
}
