import { IconBuildingBank, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { registrationQuery } from '../../entities/accounts/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AskWhom } from './ask-whom.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** A request for an account, where the institution takes them; otherwise whom to ask. */
export function SignUpPage() {
  const { t } = useTranslation()
  const { institution } = useSession()
  const [sent, setSent] = useState<string>()
  const answer = useQuery(registrationQuery)
  const { data } = answer
  const title = t('accounts.register_title')
  if (sent !== undefined)
    return (
      <AccountCard key="sent" title={t('accounts.register_sent_title')} icon={IconMail} announce>
        <p>{t('accounts.register_sent', { email: sent })}</p>
        <p className={styles.quiet}>{t('accounts.slow_mail')}</p>
      </AccountCard>
    )
  if (!data)
    return (
      <AccountCard key="wait" title={title}>
        <Answer query={answer} />
      </AccountCard>
    )
  if (!data.open)
    return (
      <AccountCard
        key="closed"
        title={t(institution === null ? 'accounts.closed_platform_title' : 'accounts.closed_title')}
        icon={IconBuildingBank}
      >
        <AskWhom />
      </AccountCard>
    )
  return (
    <AccountCard key="form" title={title} wide>
      <p className={styles.quiet}>{t('accounts.register_intro')}</p>
      <SignUpForm minimum={data.password_minimum} onSent={setSent} />
    </AccountCard>
  )
}
