import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { AccountCard } from '../../entities/accounts/account-card.tsx'
import { AccountFacts } from '../../entities/accounts/account-facts.tsx'
import { LinkPage } from '../../entities/accounts/link-page.tsx'
import { PasswordEntry } from '../../entities/accounts/password-entry.tsx'
import { RefusalNote } from '../../entities/accounts/refusal-note.tsx'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'

type Outcome = 'pending' | 'changed' | 'linked' | 'device'
type Confirmed = { outcome: Outcome; username?: string | undefined }
type ConfirmProps = {
  link: LinkAnswer
  token: string
  onDone: (confirmed: Confirmed) => void
  onEnded: () => void
}

/** The group of texts that the page uses, by purpose of the link. Other purposes use `confirm`. */
const words = { identity: 'link_identity', device: 'link_device' } as const
const wordsOf = (purpose: LinkAnswer['purpose']) =>
  purpose === 'identity' || purpose === 'device' ? words[purpose] : 'confirm'
const doneTitles = {
  pending: 'accounts.confirmed_title',
  changed: 'accounts.confirmed_title',
  linked: 'accounts.link_identity_done',
  device: 'accounts.link_device_done',
} as const

function Confirm({ link, token, onDone, onEnded }: ConfirmProps) {
  const { t } = useTranslation()
  const { institution, name, username, email, purpose } = link
  const kind = wordsOf(purpose)
  const asksPassword = purpose === 'signup'
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const confirming = useAction({
    call: () => call(accountCalls.confirmAddress, { body: { token, ...(asksPassword && { password }) } }),
    changes: [],
    onDone,
    onFailure: (error) => {
      if (error.code === 'LINK_INVALID') onEnded()
      else field.current?.select()
    },
  })
  const { error } = confirming
  const problem = error?.fields.password?.join(' ')
  const send = () => {
    if (!confirming.isPending) confirming.mutate()
  }
  return (
    <AccountCard title={t(`accounts.${kind}_title`)} back={false}>
      <AccountFacts
        facts={[
          [t('accounts.email'), email],
          [t('accounts.person'), name],
          [t('accounts.username'), username],
          [t('accounts.institution'), institution],
        ]}
      />
      <p className={styles.quiet}>{t(`accounts.${asksPassword ? 'confirm_request' : kind}_intro`)}</p>
      {problem === undefined && <RefusalNote error={error ?? undefined} />}
      <FormFrame submit={send} className={styles.form}>
        {asksPassword && (
          <PasswordEntry
            ref={field}
            label={t('accounts.confirm_password')}
            autoComplete="current-password"
            name="password"
            autoFocus
            maxLength={200}
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={confirming.isPending}>
          {t(`accounts.${kind}_submit`)}
        </Button>
      </FormFrame>
    </AccountCard>
  )
}

/**
 * The page that a confirmation mail leads to. Opening it confirms nothing, because mail scanners open links
 * too.
 */
export function ConfirmAddressPage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/bare/confirm-address/$token' })
  const [confirmed, setConfirmed] = useState<Confirmed>()
  if (confirmed !== undefined) {
    const { outcome, username } = confirmed
    return (
      <AccountCard title={t(doneTitles[outcome])} icon={IconCircleCheck} announce>
        <p>{t(`accounts.confirmed_${outcome}`, { username })}</p>
      </AccountCard>
    )
  }
  return (
    <LinkPage kind="confirmation" token={token} title={t('accounts.confirm_title')}>
      {(link, onEnded) => <Confirm link={link} token={token} onDone={setConfirmed} onEnded={onEnded} />}
    </LinkPage>
  )
}
