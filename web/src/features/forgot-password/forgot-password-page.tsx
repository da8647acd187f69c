import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { forgotPasswordValues } from '@hdoc/contract/accounts/accounts.ts'
import { TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { AccountForm } from '../../entities/accounts/account-form.tsx'
import { useAccountForm } from '../../entities/accounts/use-account-form.ts'
import { call } from '../../lib/calls/call.ts'

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const { schemaForm, refusal } = useAccountForm({
    schema: forgotPasswordValues,
    initial: { email: '' },
    save: async (body) => {
      await call(accountCalls.forgotPassword, { body })
      return body.email
    },
    onSaved: onSent,
  })
  const labels = { email: t('accounts.email') }
  return (
    <AccountForm
      schemaForm={schemaForm}
      labels={labels}
      refusal={refusal}
      summary={false}
      submitLabel={t('accounts.forgot_submit')}
    >
      <TextInput
        key={schemaForm.form.key('email')}
        {...schemaForm.form.getInputProps('email')}
        type="email"
        name="email"
        label={labels.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
      />
    </AccountForm>
  )
}

/**
 * Asks for a link to choose a new password. The page says the same whether or not the address has an account.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [sent, setSent] = useState<string>()
  if (sent !== undefined)
    return (
      <AccountCard key="sent" title={t('accounts.forgot_sent_title')} icon={IconMail} announce>
        <p>{t('accounts.forgot_sent', { email: sent })}</p>
        <p className={styles.quiet}>{t('accounts.slow_mail')}</p>
        <button type="button" className={styles.plain} onClick={() => setSent(undefined)}>
          {t('accounts.forgot_again')}
        </button>
      </AccountCard>
    )
  return (
    <AccountCard key="ask" title={t('accounts.forgot_title')}>
      <p className={styles.quiet}>{t('accounts.forgot_intro')}</p>
      <AskForm onSent={setSent} />
    </AccountCard>
  )
}
