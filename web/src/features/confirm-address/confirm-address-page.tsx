import { accountCalls, type LinkAnswer } from '@hdoc/contract/accounts.ts'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { AccountFacts } from '../../entities/accounts/account-facts.tsx'
import { LinkPage } from '../../entities/accounts/link-page.tsx'
import { RefusalNote } from '../../entities/accounts/refusal-note.tsx'
import { call } from '../../lib/api.ts'

type Outcome = 'pending' | 'changed' | 'linked'
type ConfirmProps = {
  link: LinkAnswer
  token: string
  onDone: (outcome: Outcome) => void
  onEnded: () => void
}

/** What the link is for, as its page says it. */
const wordsOf = (purpose: LinkAnswer['purpose']) => (purpose === 'identity' ? 'link_identity' : 'confirm')

function Confirm({ link, token, onDone, onEnded }: ConfirmProps) {
  const { t } = useTranslation()
  const { institution, name, username, email } = link
  const words = wordsOf(link.purpose)
  const confirming = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(accountCalls.confirmAddress, { body: { token } }),
    onSuccess: ({ outcome }) => onDone(outcome),
    onError: (error) => {
      if (error.code === 'LINK_INVALID') onEnded()
    },
  })
  return (
    <AccountCard title={t(`accounts.${words}_title`)} back={false}>
      <AccountFacts
        facts={[
          [t('accounts.email'), email],
          [t('accounts.person'), name],
          [t('accounts.username'), username],
          [t('accounts.institution'), institution],
        ]}
      />
      <p className={styles.quiet}>{t(`accounts.${words}_intro`)}</p>
      <RefusalNote error={confirming.error ?? undefined} />
      <Button size="md" fullWidth loading={confirming.isPending} onClick={() => confirming.mutate()}>
        {t(`accounts.${words}_submit`)}
      </Button>
    </AccountCard>
  )
}

/** Where the mail to a new address leads. Opening it confirms nothing: mail scanners open links too. */
export function ConfirmAddressPage() {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>()
  if (outcome !== undefined)
    return (
      <AccountCard
        title={t(outcome === 'linked' ? 'accounts.link_identity_done' : 'accounts.confirmed_title')}
        icon={IconCircleCheck}
        announce
      >
        <p>{t(`accounts.confirmed_${outcome}`)}</p>
      </AccountCard>
    )
  return (
    <LinkPage kind="confirmation" title={t('accounts.confirm_title')}>
      {(link, token, onEnded) => <Confirm link={link} token={token} onDone={setOutcome} onEnded={onEnded} />}
    </LinkPage>
  )
}
