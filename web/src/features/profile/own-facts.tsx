import '../../lib/languages/own/administration/security-texts.ts'
import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { EmailDialog } from './email-dialog.tsx'
import styles from './profile.module.css'

type Pending = NonNullable<Profile['pending_email']>

/** The address that waits for its confirmation, which its owner may withdraw. */
function PendingEmail({ pending: { email, expires_at: until } }: { pending: Pending }) {
  const { t } = useTranslation()
  const withdraw = useAction({
    call: () => call(profileCalls.withdrawEmail),
    changes: [{ what: 'profile.changed' }],
    said: ({ withdrawn }) => t(withdrawn ? 'security.email_withdrawn' : 'security.email_not_waiting'),
  })
  return (
    <Note kind="info" role="status">
      <p className={styles.pending}>
        {until === null
          ? t('profile.email_asked', { email })
          : t('security.email_until', { email, time: formatDateTime(until) })}
      </p>
      <Button variant="default" size="xs" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('security.email_withdraw')}
      </Button>
    </Note>
  )
}

function Email({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className={styles.withButton}>
        {profile.email}
        {profile.has_password && (
          <Button className={styles.inline} variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            {t('profile.email_change')}
          </Button>
        )}
      </span>
      {profile.pending_email && <PendingEmail pending={profile.pending_email} />}
      {open && <EmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * What the person cannot change alone: a new address has to be confirmed, the rest is changed by an
 * administrator.
 */
export function OwnFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const groups = profile.groups.map(({ name, role_name }) => `${name} (${role_name})`)
  const facts = [
    ['username', profile.username],
    ['email', <Email key="email" profile={profile} />],
    ['job_title', profile.job_title],
    ['institution', profile.institution_name],
    ['groups', groups.join(', ')],
    ['roles', profile.roles.join(', ')],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{value || t('profile.none')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('profile.by_administrator')}</p>
    </>
  )
}
