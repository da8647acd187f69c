import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { AccountFacts } from '../../entities/accounts/account-facts.tsx'
import { LinkPage } from '../../entities/accounts/link-page.tsx'
import { NewPasswordForm } from '../../entities/accounts/new-password-form.tsx'
import { SignInButton } from '../../entities/accounts/sign-in-button.tsx'
import { call } from '../../lib/calls/call.ts'

type InvitationProps = { link: LinkAnswer; token: string; onDone: () => void; onEnded: () => void }

function Invitation({ link, token, onDone, onEnded }: InvitationProps) {
  const { t } = useTranslation()
  const { institution, name, username, email, password_minimum } = link
  return (
    <AccountCard title={t('accounts.invitation_title', { name })}>
      <p className={styles.quiet}>{t('accounts.invitation_intro')}</p>
      <AccountFacts
        facts={[
          [t('accounts.institution'), institution],
          [t('accounts.username'), username],
          [t('accounts.email'), email],
        ]}
      />
      <NewPasswordForm
        token={token}
        label={t('accounts.password')}
        submitLabel={t('accounts.invitation_submit')}
        username={username}
        minimum={password_minimum}
        save={(body) => call(accountCalls.acceptInvitation, { body })}
        onSaved={onDone}
        onEnded={onEnded}
      />
    </AccountCard>
  )
}

/**
 * The page that an invitation leads to: says who is invited and where to, and asks for the first password.
 */
export function AcceptInvitationPage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/bare/accept-invitation/$token' })
  const [username, setUsername] = useState<string>()
  if (username !== undefined)
    return (
      <AccountCard title={t('accounts.invitation_done_title')} icon={IconCircleCheck} announce back={false}>
        <p>{t('accounts.invitation_done', { username })}</p>
        <SignInButton />
      </AccountCard>
    )
  return (
    <LinkPage kind="invitation" token={token} title={t('accounts.account')}>
      {(link, onEnded) => (
        <Invitation link={link} token={token} onDone={() => setUsername(link.username)} onEnded={onEnded} />
      )}
    </LinkPage>
  )
}
