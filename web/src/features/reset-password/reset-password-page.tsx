import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { LinkPage } from '../../entities/accounts/link-page.tsx'
import { NewPasswordForm } from '../../entities/accounts/new-password-form.tsx'
import { SignInButton } from '../../entities/accounts/sign-in-button.tsx'
import { call } from '../../lib/calls/call.ts'

/** The page behind the link of „forgotten password”: sets a new password, which ends all sessions. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/bare/reset-password/$token' })
  const [done, setDone] = useState(false)
  const title = t('accounts.reset_title')
  if (done)
    return (
      <AccountCard title={t('accounts.reset_done_title')} icon={IconCircleCheck} announce back={false}>
        <p>{t('accounts.reset_done')}</p>
        <SignInButton />
      </AccountCard>
    )
  return (
    <LinkPage kind="reset" token={token} title={title}>
      {({ email, password_minimum }, onEnded) => (
        <AccountCard title={title}>
          <p className={styles.quiet}>{t('accounts.reset_for', { email })}</p>
          <NewPasswordForm
            token={token}
            label={t('accounts.new_password')}
            submitLabel={t('accounts.reset_submit')}
            username=""
            minimum={password_minimum}
            save={(body) => call(accountCalls.resetPassword, { body })}
            onSaved={() => setDone(true)}
            onEnded={onEnded}
          />
        </AccountCard>
      )}
    </LinkPage>
  )
}
